#include "converter/orbat/wishes.hpp"

#include <gtest/gtest.h>

namespace estafette::wishes_test {
namespace {

Wish merge(const std::string& with) {
  Wish wish;
  wish.is = Wish::Is::merge;
  wish.with = with;
  return wish;
}

}  // namespace

TEST(Wishes, AreKeepLeaveOutMergeAndGuns) {
  EXPECT_EQ(wish_from("Keep")->is, Wish::Is::keep);
  EXPECT_EQ(wish_from(" leave out ")->is, Wish::Is::leave_out);
  EXPECT_EQ(wish_from("merge with 2nd Foot"), merge("2nd Foot"));
  EXPECT_EQ(wish_from("6 guns")->guns, Guns{6});
  EXPECT_EQ(wish_from("")->is, Wish::Is::none);
}

TEST(Wishes, WhatComesNearIsNone) {
  for (const char* text : {"kept", "leave", "merge with", "merge 2nd Foot", "guns", "0 guns", "-1 guns", "100 guns",
                           "6 men", "6", "keep 6 guns"}) {
    EXPECT_EQ(wish_from(text), std::nullopt) << text;
  }
}

TEST(Wishes, StandInTheColumnOrElseInTheNote) {
  Unit unit;
  unit.note = "in the 1st Wing; Scale: merge with 2nd Foot; see page 4";
  EXPECT_EQ(wish_of(unit), merge("2nd Foot"));
  unit.scale = "keep";
  EXPECT_EQ(wish_of(unit).is, Wish::Is::keep);
  unit.scale.clear();
  unit.note = "drawn to scale: 1 in 4";
  EXPECT_EQ(wish_of(unit).is, Wish::Is::none);
}

/// A note as the readers of a typed text keep it: with the word that began its line, or behind what it says besides.
TEST(Wishes, StandBehindOtherWordsOfANote) {
  for (const char* note : {"Note: scale: keep", "Anmerkung: Scale: keep.", "fought well, scale: keep", "(scale: keep)",
                           "came late. scale: keep, it is famous"}) {
    Unit unit;
    unit.note = note;
    EXPECT_EQ(wish_of(unit).is, Wish::Is::keep) << note;
  }
  for (const char* note : {"figure scale: keep", "scaled: keep", "upscale: keep"}) EXPECT_EQ(wish_in_note(note), "");
}

}  // namespace estafette::wishes_test

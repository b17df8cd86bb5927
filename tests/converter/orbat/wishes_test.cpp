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

}  // namespace estafette::wishes_test

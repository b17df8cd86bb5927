// Who may hear what, by ids alone: however a force is called, and whatever else its name may mean.
#include "campaign/telling/discretion.hpp"

#include "campaign/telling/telling.hpp"

#include <gtest/gtest.h>

namespace estafette::campaign::discretion_test {
namespace {

/// Ours by name, another's as "a corps", and of "secret" he hears nothing.
Discretion ours() {
  Discretion discretion;
  discretion.force = [](const NamedForce& force) -> std::optional<std::string> {
    if (force.id.slug == "secret") return std::nullopt;
    return force.id.slug == "ours" ? force.name : "a corps";
  };
  discretion.post = [](const NamedPost&) { return std::nullopt; };
  discretion.free_text = false;
  return discretion;
}

Saying wrapped(const Figure& figure) {
  return says("not carried out", {{"reasons", SeveralFigures{figure}}});
}

}  // namespace

TEST(Discretion, TheUmpireHearsEverything) {
  const Saying saying = wrapped(NamedForce{{"secret"}, "Yorck"});
  EXPECT_EQ(as_heard(saying, everything()), saying);
}

TEST(Discretion, ANameThatIsNotForTheReaderIsAnother) {
  EXPECT_EQ(tell(wrapped(NamedForce{{"ours"}, "Danzig"}), ours()), "The order is not carried out: Danzig");
  EXPECT_EQ(tell(wrapped(NamedForce{{"theirs"}, "Danzig"}), ours()), "The order is not carried out: a corps");
}

TEST(Discretion, WithTheNameGoesTheId) {
  const Saying heard = *as_heard(wrapped(NamedForce{{"theirs"}, "Yorck"}), ours());
  EXPECT_EQ(heard, wrapped(NamedForce{{}, "a corps"}));
}

TEST(Discretion, OfWhatHeMayNotHearHeHearsNothingHoweverDeepItStands) {
  EXPECT_EQ(tell(wrapped(NamedForce{{"secret"}, "Yorck"}), ours()), "");
  EXPECT_EQ(as_heard(wrapped(wrapped(NamedForce{{"secret"}, "Yorck"})), ours()), std::nullopt);
  EXPECT_EQ(as_heard(wrapped(NamedPost{"yorck-1", "Horn"}), ours()), std::nullopt);
}

TEST(Discretion, WhatPeopleHaveWrittenIsForThoseItIsMeantFor) {
  EXPECT_EQ(tell(as_written("Yorck is at Gera"), ours()), "");
  EXPECT_EQ(tell(wrapped(NamedPlace{{"gera"}, "Gera"}), ours()), "The order is not carried out: Gera");
}

}  // namespace estafette::campaign::discretion_test

// The campaign of Regensburg, 1809, as it ships: it can be founded, and it is what docs/campaign-1809.md says.
#include "campaign/state/questions.hpp"
#include "campaign/support/theatres.hpp"
#include "shipped.hpp"

#include <gtest/gtest.h>

namespace estafette::campaign::campaign_1809_test {
namespace {

const Founding& founding() {
  static const Founding made = test::Shipped{"1809", {}}.founded();
  return made;
}

const State& state() {
  return founding().state;
}

}  // namespace

TEST(Campaign1809, TheArmiesStandAsOnTheSeventeenthOfApril) {
  EXPECT_EQ(test::force(state(), "III Corps").at.slug, "regensburg");
  EXPECT_EQ(test::force(state(), "2nd Division").at.slug, "hemau");
  EXPECT_EQ(test::force(state(), "VII Corps").at.slug, "abensberg");
  EXPECT_EQ(test::force(state(), "Hohenzollern's Corps").at.slug, "pfeffenhausen");
  EXPECT_EQ(test::force(state(), "Kolowrat's Corps").at.slug, "nabburg");
  EXPECT_EQ(find_piece(state(), {"napoleon"})->at.slug, "rain");
}

TEST(Campaign1809, ItHoldsNobodyBackAndBringsTheGuardAndTheLandwehrLater) {
  EXPECT_TRUE(founding().remarks.empty());
  ASSERT_EQ(state().expected.size(), 2U);
}

TEST(Campaign1809, EachArmyHasItsDepot) {
  for (const char* fortress : {"augsburg", "ingolstadt", "regensburg", "passau"})
    EXPECT_EQ(garrison_of(state(), {fortress}, Side::france), 1) << fortress;
  for (const char* fortress : {"braunau", "salzburg", "pilsen"})
    EXPECT_EQ(garrison_of(state(), {fortress}, Side::coalition), 1) << fortress;
}

TEST(Campaign1809, NobodyBeginsInTheMidstOfTheEnemy) {
  for (const Force& force : state().forces) {
    if (force.duty != Duty::field) continue;
    EXPECT_FALSE(held_in_the_field(state(), force.at, opponent(force.side))) << force.name;
  }
}

}  // namespace estafette::campaign::campaign_1809_test

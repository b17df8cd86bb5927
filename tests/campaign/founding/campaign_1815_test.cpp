// The campaign of the hundred days, 1815, as it ships: it can be founded, and it is what docs/campaign-1815.md says.
#include "campaign/state/questions.hpp"
#include "campaign/support/theatres.hpp"
#include "shipped.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace estafette::campaign::campaign_1815_test {
namespace {

const Founding& founding() {
  static const Founding made = test::Shipped{"1815", {}}.founded();
  return made;
}

const State& state() {
  return founding().state;
}

}  // namespace

TEST(Campaign1815, FourCorpsASideStandAsOnTheTwelfthOfJune) {
  EXPECT_EQ(test::force(state(), "I Corps").at.slug, "solre");
  EXPECT_EQ(test::force(state(), "Garde Impériale").at.slug, "beaumont");
  EXPECT_EQ(test::force(state(), "Ziethen's Corps").at.slug, "charleroi");
  EXPECT_EQ(test::force(state(), "Orange's Corps").at.slug, "braine-le-comte");
  EXPECT_EQ(find_piece(state(), {"napoleon"})->at.slug, "beaumont");
  for (const Side side : {Side::france, Side::coalition}) {
    EXPECT_EQ(std::count_if(state().forces.begin(), state().forces.end(),
                            [&](const Force& force) { return force.side == side && force.duty == Duty::field; }),
              4)
        << to_string(side);
  }
}

TEST(Campaign1815, ItHoldsNobodyBackAndNobodyComesLater) {
  EXPECT_TRUE(founding().remarks.empty());
  EXPECT_TRUE(state().expected.empty());
}

TEST(Campaign1815, NobodyBeginsInTheMidstOfTheEnemy) {
  for (const Force& force : state().forces) {
    if (force.duty != Duty::field) continue;
    EXPECT_FALSE(held_in_the_field(state(), force.at, opponent(force.side))) << force.name;
  }
}

}  // namespace estafette::campaign::campaign_1815_test

// The campaign of the hundred days, 1815, as it ships: it can be founded, and it is what docs/campaign-1815.md says.
#include "base/files/files.hpp"
#include "campaign/founding/campaign_strength.hpp"
#include "campaign/map/read_map.hpp"
#include "campaign/state/questions.hpp"
#include "campaign/support/theatres.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace estafette::campaign::campaign_1815_test {
namespace {

const fs::path kFolder = fs::path(ESTAFETTE_SOURCE_DIR) / "templates/campaigns/1815";

scaling::ScalingRules scaling_1815() {
  ProblemList problems;
  XmlElement root = XmlElement::parse(read_text(kFolder / "rules.xml"), "rules.xml", "rules", problems);
  std::optional<XmlElement> chapter = root.child("scaling");
  return scaling::read_scaling_rules(*chapter);
}

const Founding& founding() {
  static const Founding made = founding_of(read_text(kFolder / "campaign.xml"), "campaign.xml",
                                           map::read_map(read_text(kFolder / "map.xml"), "map.xml").map,
                                           in_campaign_strength(kFolder, scaling_1815()), 1, Extras{});
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

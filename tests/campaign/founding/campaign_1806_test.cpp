// The campaign of Jena, 1806, as it ships: it can be founded, and it is what docs/campaign-1806.md says.
#include "campaign/state/questions.hpp"
#include "campaign/support/theatres.hpp"
#include "shipped.hpp"

#include <gtest/gtest.h>

namespace estafette::campaign::campaign_1806_test {
namespace {

const Founding& founding() {
  static const Founding made = test::Shipped{"1806", {}}.founded();
  return made;
}

const State& state() {
  return founding().state;
}

}  // namespace

TEST(Campaign1806, TheArmiesStandAsOnTheEighthOfOctober) {
  EXPECT_EQ(test::force(state(), "I Corps").at.slug, "lobenstein");
  EXPECT_EQ(test::force(state(), "III Corps").at.slug, "lichtenfels");
  EXPECT_EQ(test::force(state(), "V Corps").at.slug, "coburg");
  EXPECT_EQ(test::force(state(), "Tauentzien's Division").at.slug, "schleiz");
  EXPECT_EQ(test::force(state(), "Württemberg's Reserve").at.slug, "halle");
  EXPECT_EQ(find_piece(state(), {"napoleon"})->at.slug, "bamberg");
}

TEST(Campaign1806, ItHoldsNobodyBackAndBringsTheBavariansLater) {
  EXPECT_TRUE(founding().remarks.empty());
  ASSERT_EQ(state().expected.size(), 1U);
  EXPECT_EQ(state().expected.at(0U).force.name, "Mezzanelli's Division");
}

TEST(Campaign1806, EachArmyHasItsDepots) {
  for (const char* fortress : {"wurzburg", "forchheim", "kronach"})
    EXPECT_EQ(garrison_of(state(), {fortress}, Side::france), 1) << fortress;
  for (const char* fortress : {"erfurt", "kulmbach", "magdeburg", "spandau", "stettin", "kustrin", "wittenberg"})
    EXPECT_EQ(garrison_of(state(), {fortress}, Side::coalition), 1) << fortress;
}

TEST(Campaign1806, NobodyBeginsInTheMidstOfTheEnemy) {
  for (const Force& force : state().forces) {
    if (force.duty != Duty::field) continue;
    EXPECT_FALSE(held_in_the_field(state(), force.at, opponent(force.side))) << force.name;
  }
}

}  // namespace estafette::campaign::campaign_1806_test

#include "converter/sow/field/objectives.hpp"

#include "battles.hpp"

#include <gtest/gtest.h>

#include <set>

namespace estafette::sow::objectives_test {
namespace {

std::vector<Objective> fought_for(BattleSite settlement) {
  BattlePlan plan = test::luetzen();
  plan.settlement = settlement;
  return objectives(plan, ground_of(plan, test::waterloo()), test::waterloo());
}

int most_points(const std::vector<Objective>& all) {
  int points = 0;
  for (const Objective& objective : all) {
    for (const Objective::Hours& span : objective.spans) points = std::max(points, span.points);
  }
  return points;
}

}  // namespace

TEST(Rule23Settlements, TheKindOfSettlementDecidesWhatIsFoughtForAndWhatItIsWorth) {
  const auto town = fought_for(BattleSite::town);
  const auto city = fought_for(BattleSite::city);
  const auto fortress = fought_for(BattleSite::fortress);
  EXPECT_EQ(town.size(), 3U);
  EXPECT_EQ(city.size(), 4U);
  EXPECT_EQ(fortress.size(), 3U);
  EXPECT_LT(most_points(town), most_points(city));
  EXPECT_LT(most_points(city), most_points(fortress));
}

TEST(Rule23Settlements, ThePlaceItselfIsTheMajorObjectiveAndPaysMoreTowardsTheEnd) {
  const auto town = fought_for(BattleSite::town);
  const Objective& place = town.front();
  EXPECT_TRUE(place.major);
  ASSERT_EQ(place.spans.size(), 2U);
  EXPECT_EQ(place.spans.front().until, place.spans.back().from);
  EXPECT_LT(place.spans.front().points, place.spans.back().points);
  for (std::size_t i = 1; i < town.size(); ++i) EXPECT_FALSE(town[i].major);
}

TEST(Rule23Settlements, EveryWindowHasAnIdOfItsOwn) {
  std::set<std::string> ids;
  for (const Objective& objective : fought_for(BattleSite::fortress)) {
    EXPECT_EQ(objective.spans.front().id, objective.id);
    for (const Objective::Hours& span : objective.spans) EXPECT_TRUE(ids.insert(span.id).second) << span.id;
  }
  EXPECT_EQ(ids.size(), 4U);
}

TEST(Rule23Settlements, HalfThePointsAreWrittenForAGameThatDoublesThem) {
  Profile doubling = test::waterloo();
  doubling.points_doubled = true;
  const BattlePlan plan = test::luetzen();
  const auto told = objectives(plan, ground_of(plan, doubling), doubling);
  const auto meant = fought_for(plan.settlement);
  for (std::size_t i = 0; i < meant.size(); ++i) {
    EXPECT_EQ(2 * told[i].spans.front().points, meant[i].spans.front().points);
  }
}

TEST(Rule23Settlements, AWindowThatOpensLaterPaysNothingBefore) {
  const auto city = fought_for(BattleSite::city);
  EXPECT_GT(city.back().spans.front().from, test::luetzen().start);
}

}  // namespace estafette::sow::objectives_test

// The reinforcements of 1813 as they ship: enough, from a source each, in their season, nobody twice.
// docs/reinforcements-1813.md
#include "base/confidence.hpp"
#include "base/text.hpp"
#include "campaign/state/questions.hpp"
#include "campaign/support/theatres.hpp"
#include "converter/orbat/totals.hpp"
#include "shipped.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace estafette::campaign::reinforcements_1813_test {
namespace {

const State& state() {
  static const State made = test::Shipped{"1813", date_from("1813-04-27")}.founded().state;
  return made;
}

const Reinforcement& expected(const std::string& name) {
  const auto found = std::find_if(state().expected.begin(), state().expected.end(),
                                  [&](const Reinforcement& one) { return one.force.name == name; });
  if (found == state().expected.end()) throw std::logic_error(name + " is not expected");
  return *found;
}

}  // namespace

TEST(Reinforcements1813, ThereAreThirtyAndMoreOnBothSides) {
  for (const Side side : {Side::france, Side::coalition}) {
    const auto of_the_side = [&](const Reinforcement& one) { return one.force.side == side; };
    EXPECT_GE(std::count_if(state().expected.begin(), state().expected.end(), of_the_side), 20);
  }
  EXPECT_GE(state().expected.size(), 60U);
}

TEST(Reinforcements1813, EveryOneHasItsSourceWithItsConfidenceAndATurnOf1813) {
  for (const Reinforcement& one : state().expected) {
    EXPECT_NE(confidence_of(one.source), "") << one.force.name << ": " << one.source;
    EXPECT_LE(one.earliest.value, 57) << one.force.name;
    EXPECT_GT(totals(one.force.troops).men().value, 0) << one.force.name;
  }
}

TEST(Reinforcements1813, NoForceHasTheNameOfAnotherOfItsSide) {
  for (const Side side : {Side::france, Side::coalition}) {
    std::set<std::string> names;
    const auto once = [&](const Force& force) { return force.side != side || names.insert(fold(force.name)).second; };
    for (const Force& force : state().forces) EXPECT_TRUE(once(force)) << force.name;
    for (const Reinforcement& one : state().expected) EXPECT_TRUE(once(one.force)) << one.force.name;
  }
}

TEST(Reinforcements1813, AustriaBringsAnArmyInAugustAndOnlyIfSheJoins) {
  int men = 0;
  for (const Reinforcement& one : state().expected) {
    if (one.force.nation != "Austria" || one.needs != "Austria") continue;
    EXPECT_TRUE(one.force.duty == Duty::garrison || one.earliest.value >= 27) << one.force.name;
    EXPECT_EQ(one.army.value().name, "Army of Bohemia");
    men += totals(one.force.troops).men().value;
  }
  EXPECT_GT(men, 35'000);
  EXPECT_EQ(expected("Austrian Reserve").pieces.size(), 2U);
}

TEST(Reinforcements1813, TheCorpsOfTheAutumnComeInTheirSeason) {
  EXPECT_EQ(expected("VIII Corps").force.at.slug, "zittau");
  EXPECT_EQ(expected("VIII Corps").earliest.value, 12) << "8 to 11 June";
  EXPECT_EQ(expected("24th Division (Saxon)").force.at.slug, "torgau");
  EXPECT_EQ(expected("24th Division (Saxon)").needs, "Saxony");
  EXPECT_GE(expected("XIV Corps").earliest.value, 22) << "late July";
  EXPECT_GE(expected("Dokhturov's Corps").earliest.value, 33) << "end of August";
  EXPECT_FALSE(expected("Swedish Corps").elsewhere) << "it comes over the sea";
}

TEST(Reinforcements1813, ABigArmyIsMadeUpOfTheReinforcementsOfOneSideAndNoMore) {
  int men[2] = {0, 0};
  for (const Reinforcement& one : state().expected)
    men[one.force.side == Side::france ? 0 : 1] += totals(one.force.troops).men().value;
  EXPECT_TRUE(55'000 < men[0] && men[0] < 75'000) << men[0] << ": a third of some 190,000";
  EXPECT_TRUE(100'000 < men[1] && men[1] < 130'000) << men[1] << ": a third of some 350,000";
}

}  // namespace estafette::campaign::reinforcements_1813_test

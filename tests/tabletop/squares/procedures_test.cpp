#include "tabletop/shipped.hpp"
#include "tabletop/squares/assault.hpp"
#include "tabletop/squares/orders.hpp"

#include <gtest/gtest.h>

#include <map>

namespace estafette::tabletop::squares::procedures_test {
namespace {

const TabletopRules& rules() {
  return test::shipped("squares");
}

std::map<std::string, std::string> odds(const std::string& name, const std::vector<std::string>& given) {
  std::map<std::string, std::string> found;
  for (const auto& list : {order_procedures(rules()), assault_procedures(rules())})
    for (const TableProcedure& procedure : list) {
      if (procedure.name != name) continue;
      for (const ResultOdds& odds : exact_odds(procedure, read_case(procedure, given)))
        found[odds.result] = std::to_string(odds.ways) + "/" + std::to_string(odds.of);
    }
  return found;
}

using Odds = std::map<std::string, std::string>;

}  // namespace

TEST(ExampleC1, APoorGeneralHasOneActionInFiveOfNineAndThreeInOne) {
  EXPECT_EQ(odds("actions", {"rating=poor"}), (Odds{{"1 action", "5/9"}, {"2 actions", "3/9"}, {"3 actions", "1/9"}}));
  EXPECT_EQ(odds("actions", {"rating=excellent"}),
            (Odds{{"1 action", "1/9"}, {"2 actions", "3/9"}, {"3 actions", "5/9"}}));
}

TEST(ExampleC1, AThreeGivesThreeActionsToEachUnit) {
  FallenCup cup({3});
  EXPECT_EQ(actions("good", rules(), cup).result, "3 actions");
}

TEST(ExampleA, TheAverageDieTakes30To75Minutes) {
  EXPECT_EQ(odds("time", {}),
            (Odds{{"30 minutes", "1/6"}, {"45 minutes", "2/6"}, {"60 minutes", "2/6"}, {"75 minutes", "1/6"}}));
}

TEST(ExampleC5, LevelFiveHasNoEffectIn36Of100AndBothBelowIn16) {
  const Odds found = odds("morale", {"class=3", "disruption=2"});
  EXPECT_EQ(found.at("stands"), "36/100");
  EXPECT_EQ(found.at("falls back, more disrupted"), "16/100");
  EXPECT_EQ(found.at("falls back"), "48/100");
}

TEST(SquaresC5, BothBelowDestroyAUnitWithSixPointsAndLoneGunsAreDestroyed) {
  FallenCup both({1, 1}), none({});
  EXPECT_EQ(morale({.unit_class = 3, .disruption = 6}, rules(), both).result, "destroyed");
  EXPECT_EQ(morale({.lone_guns = true}, rules(), none).result, "destroyed");
  FallenCup one({1, 10});
  EXPECT_EQ(morale({.unit_class = 3, .disruption = 2, .town = true}, rules(), one).result, "stands");
}

TEST(SquaresC3, HorseGunsReachOneSquareAtLongRangeAndFootGunsTwoOrThreeFromAHill) {
  EXPECT_EQ(bombardment_range({.guns = "horse-artillery"}, rules()), "long");
  EXPECT_EQ(bombardment_range({.distance = 1}, rules()), "close");
  EXPECT_EQ(bombardment_range({.distance = 2}, rules()), "long");
  EXPECT_EQ(bombardment_range({.distance = 3}, rules()), "no fire");
  EXPECT_EQ(bombardment_range({.distance = 3, .on_hill = true}, rules()), "long");
}

TEST(SquaresC3, HitsAreDividedByTheGround) {
  FallenCup open({5, 6, 5}), woods({5, 6, 5}), town({5, 6, 5});
  EXPECT_EQ(bombardment({.ground = "open"}, rules(), open).result, "3 disruption points");
  EXPECT_EQ(bombardment({.ground = "woods"}, rules(), woods).result, "1 disruption point");
  EXPECT_EQ(bombardment({.ground = "town"}, rules(), town).result, "1 disruption point");
}

TEST(SquaresC3, InTheOtherVersionATownSaves) {
  TabletopRules other = rules();
  for (RuleSwitch& choice : other.switches)
    if (choice.id == "bombard-saves") choice.on = true;
  FallenCup cup({5, 6, 1, 8, 4});
  EXPECT_EQ(bombardment({.distance = 2, .ground = "town"}, other, cup).result, "1 disruption point");
}

TEST(SquaresC4, CavalryKeepsSkirmishersInAndFourPointsForbidAnAttack) {
  FallenCup none({});
  EXPECT_EQ(assault({.disruption = 4}, {}, rules(), none).result, "no attack");
  FallenCup six(std::vector<int>(12, 6));
  EXPECT_EQ(assault({.skirmish = 2}, {.cavalry = true}, rules(), six).result, "nobody tests");
}

TEST(SquaresC4, TheOddsOfSixDiceAgainstSixAreExactAndAlike) {
  std::map<std::string, std::int64_t> ways;
  std::int64_t of = 0;
  for (const TableProcedure& procedure : assault_procedures(rules())) {
    if (procedure.name != "assault") continue;
    for (const ResultOdds& odds : exact_odds(procedure, read_case(procedure, {}))) {
      ways[odds.result] = odds.ways;
      of = odds.of;
    }
  }
  EXPECT_EQ(of, 2'176'782'336) << "six to the power of twelve";
  EXPECT_EQ(ways["attacker tests morale"], ways["defender tests morale"]);
  std::int64_t alike = 0;  // as many of each: the sum of the squares of the ways of 0 to 6 points
  for (const std::int64_t one : {15625, 18750, 9375, 2500, 375, 30, 1}) alike += one * one;
  EXPECT_EQ(ways["nobody tests"], alike);
}

TEST(SquaresC4, WhoeverInflictsFewerTestsMorale) {
  std::vector<int> dice(12, 1);
  dice[0] = 6;
  FallenCup cup(dice);
  const RefereeAnswer answer = assault({}, {}, rules(), cup);
  EXPECT_EQ(answer.result, "defender tests morale");
  EXPECT_EQ(answer.follows.at(0).who, "defender");
  EXPECT_EQ(answer.follows.at(0).steps, 1);
}

TEST(SquaresReadingC41, SupportsAddDiceToThreeAndOwnPointsTakeThemToTwoAtLeast) {
  EXPECT_EQ(assault_dice({.supports = 5}, {}, rules()), 9);
  EXPECT_EQ(assault_dice({.disruption = 3}, {}, rules()), 3);
  EXPECT_EQ(assault_dice({.disruption = 3}, {.ground = "town"}, rules()), 2);
}

}  // namespace estafette::tabletop::squares::procedures_test

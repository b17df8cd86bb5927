// The worked examples of Napoleon's Wars, each by its place in the text, and odds that can be counted by hand.
#include "support/refusal.hpp"
#include "tabletop/napoleons_wars/combat.hpp"
#include "tabletop/napoleons_wars/fire.hpp"
#include "tabletop/napoleons_wars/manoeuvre.hpp"
#include "tabletop/napoleons_wars/officers_and_rally.hpp"
#include "tabletop/napoleons_wars/procedures.hpp"
#include "tabletop/napoleons_wars/skirmish.hpp"
#include "tabletop/shipped.hpp"

#include <gtest/gtest.h>

#include <map>

namespace estafette::tabletop::wars::examples_test {
namespace {

const TabletopRules& rules() {
  return test::shipped("napoleons-wars");
}

/// In how many ways each result comes, by name.
std::map<std::string, std::int64_t> odds(const std::string& name, const std::vector<std::string>& given) {
  for (const TableProcedure& procedure : procedures(rules())) {
    if (procedure.name != name) continue;
    std::map<std::string, std::int64_t> ways;
    for (const ResultOdds& result : exact_odds(procedure, read_case(procedure, given)))
      ways[result.result] = result.ways;
    return ways;
  }
  ADD_FAILURE() << "no procedure " << name;
  return {};
}

int modifier_sum(const RefereeAnswer& answer, const std::string& whose) {
  int sum = 0;
  for (const AppliedModifier& modifier : answer.why) sum += modifier.whose == whose ? modifier.value : 0;
  return sum;
}

}  // namespace

TEST(ExampleI77, TwoFrenchUnitsOfSk2RollTwoAgainstAFourOfSk1AndDisorderIt) {
  const SkirmishCase of = {.attackers = {2, 2}, .distance = 4, .target_value = 1};
  FallenCup cup({1, 1, 2, 2});
  const RefereeAnswer answer = skirmish(of, rules(), cup);
  EXPECT_EQ(answer.working, (std::vector<std::string>{"attacker: 2 + 4 = 6", "target: 4 + 1 = 5"}));
  EXPECT_EQ(answer.result, "disordered");
}

TEST(ExampleI77, AtFiveInchesSk2AddsTwoTheMixedBrigadeOfSk1AddsTwoAndCannotAttackBack) {
  FallenCup cup({3, 3, 3, 3});
  const RefereeAnswer answer =
      skirmish({.attackers = {2}, .distance = 5, .target_value = 1, .mixed = true}, rules(), cup);
  EXPECT_EQ(modifier_sum(answer, "attacker"), 2);
  EXPECT_EQ(modifier_sum(answer, "target"), 2);
  FallenCup none({});
  EXPECT_EQ(skirmish({.attackers = {1}, .distance = 5, .target_value = 2}, rules(), none).result, "no attack");
}

TEST(ExampleI79, CossacksDefendWithThree) {
  FallenCup cup({3, 3, 3, 3});
  const SkirmishCase of = {
      .attackers = {1}, .distance = 3, .target = "cavalry", .target_value = 2, .irregular = true, .nation = "Russia"};
  EXPECT_EQ(modifier_sum(skirmish(of, rules(), cup), "target"), 3);
  FallenCup none({});
  EXPECT_EQ(skirmish({.attackers = {1}, .target = "cavalry", .target_value = 2}, rules(), none).result, "no attack")
      << "they have not attacked, and so may not be attacked";
}

TEST(WarsI7, OttomanGunsAndRainAndFog) {
  FallenCup cup({3, 3, 3, 3});
  EXPECT_EQ(modifier_sum(skirmish({.attackers = {1}, .target = "artillery", .nation = "Ottoman Empire"}, rules(), cup),
                         "target"),
            3);
  FallenCup none({});
  EXPECT_EQ(skirmish({.attackers = {2}, .weather = "rain"}, rules(), none).rule, "NW I.7.8");
  EXPECT_EQ(skirmish({.attackers = {1}, .distance = 3, .weather = "fog"}, rules(), none).result, "no attack");
}

TEST(ExampleI9, AtEightInchesOfTwelveTheColumnIsGoodAndAtThirteenAverage) {
  EXPECT_EQ(manoeuvre_column("good", true, rules()), "good");
  EXPECT_EQ(manoeuvre_column("good", false, rules()), "average");
  EXPECT_EQ(manoeuvre_column("poor", false, rules()), "poor");
}

TEST(ExampleI95, PlusTwoAndASixUnderAGoodCommanderGiveThreeQuartersOfTenInches) {
  FallenCup cup({4, 2});
  const RefereeAnswer answer = manoeuvre({.rating = "good", .state = "fresh", .move = 10}, rules(), cup);
  EXPECT_EQ(answer.working, (std::vector<std::string>{"column of a good commander", "6 + 2 = 8"}));
  EXPECT_EQ(answer.result, "3/4 of its move");
  EXPECT_EQ(answer.follows.at(0).what, "3/4 of its move of 10 inches: 7.5");
}

TEST(ExampleI95, AFordOfTwoInchesTakesAFootBatteryItsWholeMove) {
  EXPECT_EQ(2 * rules().table("terrain").row("foot-artillery").number("ford"),
            rules().table("moves").row("foot-artillery").number("inches"));
}

TEST(ExampleI117, LannesIsReplacedInTurnSeven) {
  const int presence = presence_of({.rating = "excellent", .napoleon = true}, rules());
  EXPECT_EQ(presence, 4);
  FallenCup cup({3});
  const RefereeAnswer answer = replacement(5, presence, rules(), cup);
  EXPECT_EQ(answer.result, "arrives in turn 7");
  EXPECT_EQ(answer.follows.at(0).what, "1 turns as if out of range");
}

TEST(OddsOfSkirmishing, AreThoseOfFourDice) {
  auto ways = odds("skirmish", {"sk=2"});
  EXPECT_EQ(ways["disordered"], 585);
  EXPECT_EQ(ways["disordered with loss"], 276);
  EXPECT_EQ(ways["disordered"] + ways["disordered with loss"] + ways["no effect"], 1296);
  ways = odds("skirmish", {"sk=1", "target-sk=1"});
  EXPECT_EQ(ways["disordered"], 461);
  EXPECT_EQ(ways["disordered with loss"], 114);
}

TEST(OddsOfCombat, AreEvenWithoutModifiersAndTwoToOneWithTwo) {
  auto ways = odds("combat", {});
  const auto wins = [&] {
    return ways["defender crushed"] + ways["defender broken"] + ways["defender driven back"] +
           ways["defender gives ground"];
  };
  const auto losses = [&] { return ways["assault checked"] + ways["assault repulsed"] + ways["assault thrown back"]; };
  EXPECT_EQ(wins(), 575);
  EXPECT_EQ(ways["desperate struggle"], 146);
  EXPECT_EQ(losses(), 575);
  ways = odds("combat", {"attacker-state=fresh"});
  EXPECT_EQ(wins(), 861);
  EXPECT_EQ(ways["desperate struggle"], 125);
}

TEST(OddsOfManoeuvre, AFreshUnitOfAGoodCommanderMovesInFullIn21Of36) {
  EXPECT_EQ(odds("manoeuvre", {"rating=good", "state=fresh"})["a full move"], 21);
}

TEST(OddsOfFire, SixPointsAre3And23And9And1) {
  auto ways = odds("fire", {"weight=medium", "range=4"});
  EXPECT_EQ(ways["desultory"], 3);
  EXPECT_EQ(ways["effective"], 23);
  EXPECT_EQ(ways["damaging"], 9);
  EXPECT_EQ(ways["horrendous"], 1);
}

}  // namespace estafette::tabletop::wars::examples_test

// What the rules say of single cases, in the order of a turn.
#include "tabletop/napoleons_wars/procedures.hpp"

#include "support/refusal.hpp"
#include "tabletop/napoleons_wars/after_battle.hpp"
#include "tabletop/napoleons_wars/combat.hpp"
#include "tabletop/napoleons_wars/common.hpp"
#include "tabletop/napoleons_wars/evasion.hpp"
#include "tabletop/napoleons_wars/fire.hpp"
#include "tabletop/napoleons_wars/officers_and_rally.hpp"
#include "tabletop/napoleons_wars/reaction.hpp"
#include "tabletop/shipped.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace estafette::tabletop::wars::procedures_test {
namespace {

const TabletopRules& rules() {
  return test::shipped("napoleons-wars");
}

/// The working's net roll of that side, when both roll seven.
int net_of(const RefereeAnswer& answer, const std::string& whose) {
  int sum = 0;
  for (const AppliedModifier& modifier : answer.why) sum += modifier.whose == whose ? modifier.value : 0;
  return sum;
}

RefereeAnswer fight(const CombatCase& of, std::vector<int> dice = {3, 4, 3, 4}) {
  FallenCup cup(std::move(dice));
  return combat(of, rules(), cup);
}

std::string all_told(const RefereeAnswer& answer) {
  std::string text;
  for (const std::string& line : told(answer)) text += line + "\n";
  return text;
}

}  // namespace

TEST(WarsII21, SixTenthsAreRoundedUpAndAHalfIsDropped) {
  EXPECT_EQ(rounded(6.5, rules()), 6);
  EXPECT_EQ(rounded(6.6, rules()), 7);
  EXPECT_EQ(rounded(7.0, rules()), 7);
  EXPECT_EQ(rounded(0.1 + 0.2 + 0.3, rules()), 1);
}

TEST(WarsI6, NapoleonWinsATieAndAnybodyElseRollsAgain) {
  FallenCup tie({3, 3, 3, 3});
  EXPECT_EQ(initiative({}, {}, rules(), tie).result, "roll again");
  FallenCup close({3, 3, 3, 6});
  EXPECT_EQ(initiative({.rating = "excellent", .napoleon = true}, {.rating = "average"}, rules(), close).result,
            "first side chooses")
      << "6 + 4 and 9 + 1";
}

TEST(WarsI84, PointsGoByWeightAndRangeAndAreHalvedByDamage) {
  EXPECT_EQ(fire_points({.weight = "heavy", .range = 5}, rules()), 10);
  EXPECT_EQ(fire_points({.weight = "heavy", .range = 5.1}, rules()), 5);
  EXPECT_EQ(fire_points({.weight = "heavy", .range = 16}, rules()), 2);
  EXPECT_EQ(fire_points({.weight = "heavy", .range = 16.1}, rules()), 0);
  EXPECT_EQ(fire_points({.weight = "light", .range = 9, .state = "damaged"}, rules()), 0.5);
  EXPECT_EQ(fire_points({.weight = "light", .range = 1, .state = "both"}, rules()), 0);
}

TEST(WarsI84, WhatIsANationsOwnDoesNotHelpAgainstHardCover) {
  FallenCup open({3, 4}), works({3, 4});
  EXPECT_EQ(net_of(fire({.weight = "heavy", .range = 4, .nation = "Russia"}, rules(), open), ""), 1);
  EXPECT_EQ(net_of(fire({.weight = "heavy", .range = 4, .nation = "Russia", .cover = "hard"}, rules(), works), ""), -2);
}

TEST(WarsI84, TheEffectSaysWhatTheTargetLoses) {
  FallenCup cup({6, 6});
  const RefereeAnswer answer = fire({.weight = "heavy", .range = 4, .batteries = 2, .nation = "France"}, rules(), cup);
  EXPECT_EQ(answer.result, "destructive");
  EXPECT_NE(all_told(answer).find("target: loses 2 strength points (NW T)"), std::string::npos);
  EXPECT_NE(all_told(answer).find("an attached general is killed"), std::string::npos);
  EXPECT_NE(all_told(answer).find("target: goes back a full move"), std::string::npos);
}

TEST(WarsI85, FootGunsNeedSevenBeforeInfantryAndNineBeforeLightHorse) {
  FallenCup seven({3, 4}), eight({4, 4}), six({3, 3});
  EXPECT_EQ(evasion({.battery = "foot", .attacker = "infantry"}, rules(), seven).result, "escapes");
  EXPECT_EQ(evasion({.battery = "foot", .attacker = "light"}, rules(), eight).result, "caught");
  EXPECT_EQ(evasion({.battery = "horse", .attacker = "medium"}, rules(), six).result, "escapes");
}

TEST(WarsI10, CavalryReactsOnSevenWithItsQualityAndState) {
  FallenCup five({2, 3}), again({2, 3});
  EXPECT_EQ(reaction({.quality = "line", .state = "worn"}, rules(), five).result, "stands");
  EXPECT_EQ(reaction({.quality = "elite", .state = "worn", .charged = true}, rules(), again).result, "reacts");
}

TEST(WarsI11, OutnumberedIsCountedInStepsOfThreeToTwoTwoToOneAndOn) {
  EXPECT_EQ(outnumbered(5, 5), 0);
  EXPECT_EQ(outnumbered(5, 7), 0);
  EXPECT_EQ(outnumbered(4, 6), 1);
  EXPECT_EQ(outnumbered(4, 8), 2);
  EXPECT_EQ(outnumbered(4, 12), 3);
  EXPECT_EQ(outnumbered(0, 12), 0);
}

TEST(WarsI85, ALoneBatteryFightsWithTwoPointsAndIsTakenIfItMustGoBack) {
  const RefereeAnswer answer = fight({{.points = 8}, {.arm = "battery", .state = "fresh"}}, {6, 6, 1, 1});
  EXPECT_EQ(net_of(answer, "defender"), -4) << "8 against 2, and neither fresh nor spent";
  EXPECT_NE(all_told(answer).find("defender: is taken"), std::string::npos);
}

TEST(WarsI112, FrenchFootAttacksWithOneAndRussianFootDefendsWithOne) {
  const RefereeAnswer answer = fight({{.nation = "France"}, {.nation = "Russia"}});
  EXPECT_EQ(net_of(answer, "attacker"), 1);
  EXPECT_EQ(net_of(answer, "defender"), 1);
  EXPECT_EQ(net_of(fight({{.nation = "France"}, {.arm = "light"}}), "attacker"), 0) << "not against cavalry";
}

TEST(WarsI112, SpanishTroopsHoldHardCoverWithThree) {
  EXPECT_EQ(net_of(fight({{}, {.nation = "Spain"}, "hard"}), "defender"), 3);
  EXPECT_EQ(net_of(fight({{}, {}, "hard"}), "defender"), 2);
}

TEST(WarsI112, CavalryAloneAgainstFootHasFourLessAndLosesAtMostOnePoint) {
  const RefereeAnswer answer = fight({{.arm = "heavy"}, {}}, {1, 1, 6, 6});
  EXPECT_EQ(net_of(answer, "attacker"), -4);
  EXPECT_EQ(answer.result, "assault thrown back");
  EXPECT_EQ(answer.follows.at(0).steps, 1);
  EXPECT_EQ(net_of(fight({{.arm = "heavy", .combined = true}, {}}), "attacker"), 2);
}

TEST(WarsI112, CombinedArmsDoNotHelpAgainstHardCoverOrForest) {
  EXPECT_EQ(net_of(fight({{.combined = true}, {}, "forest"}), "attacker"), 0);
  EXPECT_EQ(net_of(fight({{}, {.combined = true}, "forest"}), "defender"), 3) << "the defender's do";
}

TEST(WarsI115, FootThatRoutsBeforeCavalryLosesOnePointMore) {
  const RefereeAnswer answer = fight({{.arm = "heavy", .general = true, .combined = true}, {}}, {6, 6, 1, 1});
  EXPECT_EQ(answer.result, "defender crushed");
  EXPECT_EQ(answer.follows.at(0).steps, 4);
  EXPECT_NE(all_told(answer).find("defender: routs 12 inches (NW I.11.5)"), std::string::npos);
  EXPECT_NE(all_told(answer).find("attacker: advances 3 inches"), std::string::npos);
}

TEST(WarsI113, AllWhoAttackATownAreDisorderedAndCavalryDoesNot) {
  EXPECT_NE(all_told(fight({{}, {}, "none", true})).find("all attackers are disordered (NW I.11.3)"),
            std::string::npos);
  EXPECT_EQ(fight({{.arm = "light"}, {}, "none", true}, {}).rule, "NW I.11.3");
}

TEST(WarsI12, EachQualityRalliesOnItsOwnNumber) {
  FallenCup four({2, 2}), eight({4, 4});
  EXPECT_EQ(rally({.quality = "guard", .state = "worn"}, rules(), four).result, "rallies");
  EXPECT_EQ(rally({.quality = "militia", .state = "worn"}, rules(), eight).result, "does not rally");
}

TEST(WarsO10, APursuitHasADieForEveryHalfOfSuperiority) {
  EXPECT_EQ(pursuit_dice({5, 5}, rules()), 0);
  EXPECT_EQ(pursuit_dice({6, 5}, rules()), 1);
  EXPECT_EQ(pursuit_dice({6, 4}, rules()), 2);
  EXPECT_EQ(pursuit_dice({8, 4}, rules()), 3);
  EXPECT_EQ(pursuit_dice({4, 0}, rules()), 12);
  FallenCup cup({1, 6});
  EXPECT_EQ(pursuit({6, 4, true, true}, rules(), cup).result, "5 strength points more lost") << "1 at least, and 6 - 2";
}

TEST(WarsO20, TheWinnerGetsBackAThirdAndTheLoserAHalfUnlessSwapped) {
  EXPECT_EQ(recovery(6, true, rules()).result, "2 strength points come back");
  EXPECT_EQ(recovery(6, false, rules()).result, "3 strength points come back");
  TabletopRules swapped = rules();
  for (RuleSwitch& choice : swapped.switches) choice.on = choice.id == "recovery-swapped";
  EXPECT_EQ(recovery(6, true, swapped).result, "3 strength points come back");
}

TEST(Procedures, EachCitesOnlyRulesThatTheSetHas) {
  for (const TableProcedure& procedure : procedures(rules())) {
    EXPECT_FALSE(rules().title(procedure.rule).empty()) << procedure.name;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
      SeededCup cup(seed);
      const RefereeAnswer answer = procedure.run(read_case(procedure, {}), cup);
      EXPECT_FALSE(rules().title(answer.rule).empty()) << procedure.name << " " << answer.rule;
      for (const AppliedModifier& modifier : answer.why)
        EXPECT_FALSE(rules().title(modifier.rule).empty()) << procedure.name << " " << modifier.rule;
      for (const Consequence& next : answer.follows)
        EXPECT_FALSE(rules().title(next.rule).empty()) << procedure.name << " " << next.rule;
    }
  }
}

namespace {

/// Every value of a word, the bounds of a number.
std::vector<std::string> values_of(const CaseFigure& figure) {
  if (!figure.words.empty()) return figure.words;
  return {figure.otherwise, std::to_string(static_cast<int>(figure.high))};
}

/// What the modifiers say that apply to this case.
void collect(const TableProcedure& procedure, const std::vector<std::string>& words, std::set<std::string>& used) {
  SeededCup cup(1);
  for (const AppliedModifier& modifier : procedure.run(read_case(procedure, words), cup).why)
    used.insert(modifier.what);
}

}  // namespace

TEST(Procedures, EveryModifierOfTheFileIsUsedByItsProcedure) {
  const std::vector<std::vector<std::string>> besides = {{},
                                                         {"attacker-arm=light"},
                                                         {"attacker-arm=light", "defender-arm=heavy"},
                                                         {"attacker-arm=medium", "defender-arm=heavy"},
                                                         {"in-range=no"},
                                                         {"winner=9"}};
  for (const TableProcedure& procedure : procedures(rules())) {
    const auto of = rules().modifiers.find(procedure.name);
    if (of == rules().modifiers.end()) continue;
    std::set<std::string> used;
    for (const CaseFigure& figure : procedure.figures)
      for (const std::string& value : values_of(figure))
        for (std::vector<std::string> words : besides) {
          words.insert(words.begin(), figure.name + "=" + value);
          const auto fits = [&] { return test::refusal([&] { collect(procedure, words, used); }) == "accepted"; };
          static_cast<void>(fits());  // not every procedure has every figure
        }
    for (const RuleModifier& modifier : of->second) {
      const bool counted = modifier.id == "outnumbered";  // told with its figures
      EXPECT_TRUE(counted || used.contains(modifier.what)) << procedure.name << " " << modifier.id;
    }
  }
}

}  // namespace estafette::tabletop::wars::procedures_test

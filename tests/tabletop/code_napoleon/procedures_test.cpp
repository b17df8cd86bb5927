#include "tabletop/code_napoleon/fighting.hpp"
#include "tabletop/code_napoleon/tests_of_will.hpp"
#include "tabletop/shipped.hpp"

#include <gtest/gtest.h>

namespace estafette::tabletop::code::procedures_test {
namespace {

const TabletopRules& rules() {
  return test::shipped("code-napoleon");
}

}  // namespace

TEST(ExampleMelee, AColumnAndHeavyCavalryMakeALineRollForEightAndItMakesThemRollForFive) {
  EXPECT_EQ(worst_number("line", {"attack-column", "heavy-horse"}, rules()), 8);
  EXPECT_EQ(chosen_number({"attack-column", "heavy-horse"}, "line", rules()), 5) << "rather than 3 for the cavalry";
  EXPECT_EQ(melee_number("heavy-horse", "line", rules()), 3);
}

TEST(CodeCharges, FourPassesSixIfDisorderedAndAGeneralAddsTwo) {
  FallenCup three({3}), four({4}), five({5}), helped({4});
  EXPECT_EQ(charge({}, rules(), four).result, "charges or stands");
  EXPECT_EQ(charge({.disordered = true}, rules(), five).result, "fails");
  EXPECT_EQ(charge({.disordered = true, .general = true}, rules(), helped).result, "charges or stands");
  const RefereeAnswer failed = charge({}, rules(), three);
  EXPECT_EQ(failed.result, "fails");
  EXPECT_EQ(failed.follows.at(0).steps, 1);
}

TEST(CodeRecover, SixRalliesAndAFailureCostsAHit) {
  FallenCup six({6}), five({5}), again({5});
  EXPECT_EQ(rally({}, rules(), six).result, "rallies");
  EXPECT_EQ(rally({}, rules(), five).follows.at(0).what, "loses 1 hit");
  EXPECT_EQ(restore({}, rules(), again).result, "no hit restored");
}

TEST(CodeInitiative, ATenSidedDieAndTheRating) {
  FallenCup cup({4, 5}), tie({4, 4});
  EXPECT_EQ(initiative(2, 0, rules(), cup).result, "first side chooses");
  EXPECT_EQ(initiative(0, 0, rules(), tie).result, "roll again");
}

TEST(CodeFire, TheTargetRollsItsOwnDieBelowTheNumberIsAScoreAndTheSecondRollItsEffect) {
  FallenCup none({4}), hit({3, 6}), rout({3, 1});
  EXPECT_EQ(fire_upon({}, rules(), none).result, "no score");
  EXPECT_EQ(fire_upon({}, rules(), hit).result, "a hit");
  const RefereeAnswer answer = fire_upon({}, rules(), rout);
  EXPECT_EQ(answer.result, "rout");
  EXPECT_EQ(answer.follows.at(0).steps, 2);
}

TEST(CodeReadingFire, NumbersFallWithDistanceAndOnlyHeavyGunsReachEight) {
  EXPECT_EQ(fire_number({.by = "field", .range = 1}, rules()), 6);
  EXPECT_EQ(fire_number({.by = "field", .range = 3}, rules()), 4);
  EXPECT_EQ(fire_number({.by = "field", .range = 6}, rules()), 3);
  EXPECT_EQ(fire_number({.by = "field", .range = 7}, rules()), 0);
  EXPECT_EQ(fire_number({.by = "heavy", .range = 8}, rules()), 4);
  EXPECT_EQ(fire_number({.by = "small-arms", .range = 2}, rules()), 0);
}

TEST(CodeMelee, BothSidesRollAtOnce) {
  FallenCup cup({8, 1, 3});
  const MeleeUnit horse = {.formation = "heavy-horse"}, foot = {.formation = "line"};
  EXPECT_EQ(melee_round(horse, foot, rules(), cup).result, "attacker: no score; defender: retreat");
}

}  // namespace estafette::tabletop::code::procedures_test

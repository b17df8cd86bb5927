#include "tabletop/de_gre/shooting.hpp"

#include "tabletop/shipped.hpp"

#include <gtest/gtest.h>

namespace estafette::tabletop::degre::shooting_test {
namespace {

const TabletopRules& rules() {
  return test::shipped("de-gre");
}

}  // namespace

TEST(Example3C, AFootBatteryHasThreeShotsThenTwoThenOneThenNone) {
  EXPECT_EQ(battery_shots(0, false, rules()), 3);
  EXPECT_EQ(battery_shots(1, false, rules()), 2);
  EXPECT_EQ(battery_shots(0, true, rules()), 2);
  EXPECT_EQ(battery_shots(1, true, rules()), 1);
  EXPECT_EQ(battery_shots(2, false, rules()), 0);
}

TEST(DeGre4C, GuardsWithACommanderThrowTwoDiceMoreThanStands) {
  FallenCup cup({5, 5, 6, 4, 1, 1});
  const RefereeAnswer answer = musketry({.troops = "guard-infantry", .stands = 4, .commander = true}, rules(), cup);
  EXPECT_EQ(answer.result, "3 stands");
  EXPECT_EQ(answer.follows.at(0).steps, 3);
}

TEST(DeGre4C, AProtectedSquareTakesADieAndTheTableIsMarkedAsOurs) {
  FallenCup cup({6, 6, 6});
  const RefereeAnswer answer = musketry({.stands = 4, .range = 2, .protected_square = true}, rules(), cup);
  EXPECT_EQ(answer.result, "3 stands");
  EXPECT_EQ(answer.working.at(0), "3 dice, 6 or more hits (DG 4.D, reconstructed)");
}

TEST(DeGre4D, OnlyLightInfantryReachesTheThirdSquare) {
  FallenCup none({}), cup({6, 1, 1});
  EXPECT_EQ(musketry({.troops = "line", .range = 3}, rules(), none).result, "no hit");
  EXPECT_EQ(musketry({.troops = "light-infantry", .stands = 3, .range = 3}, rules(), cup).result, "1 stand");
}

TEST(DeGre3H, CanisterHasThreeDiceForAFieldGunAndTwoForAHorseGun) {
  FallenCup cup({6, 6, 6, 6, 6});
  EXPECT_EQ(canister({.field = 1, .horse = 1}, rules(), cup).result, "5 stands");
}

TEST(DeGre3F, AStandFallsInTheCircleAndAGunOnlyWhenTouched) {
  EXPECT_EQ(landing({.distance = 1}, rules()).result, "destroyed");
  EXPECT_EQ(landing({.distance = 1.1}, rules()).result, "missed");
  EXPECT_EQ(landing({.distance = 0.5, .equipment = true}, rules()).result, "missed");
  EXPECT_EQ(landing({.equipment = true, .touches = true}, rules()).follows.at(0).what, "one stand falls with it");
  EXPECT_EQ(landing({.touches = true, .water = true}, rules()).result, "missed");
}

TEST(DeGre6A, IntoAProtectedSquareTheShotMustFallInIt) {
  EXPECT_EQ(landing({.distance = 0.5, .protected_square = true, .same_square = false}, rules()).result, "missed");
  EXPECT_EQ(landing({.distance = 0.5, .protected_square = true}, rules()).result, "destroyed");
}

}  // namespace estafette::tabletop::degre::shooting_test

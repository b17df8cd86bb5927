#include "tabletop/de_gre/melee.hpp"

#include "tabletop/shipped.hpp"

#include <gtest/gtest.h>

namespace estafette::tabletop::degre::melee_test {
namespace {

const TabletopRules& rules() {
  return test::shipped("de-gre");
}

MeleeOutcome outcome(double attacker, const std::string& card, double defender, const std::string& other,
                     bool protected_square = false) {
  return melee_outcome({attacker, defender, card, other, protected_square}, rules());
}

}  // namespace

TEST(Example5F, OfTwoLineAndTwoGuardCavalryThreeAndAHalfAreOneOfEachAndACoin) {
  const std::vector<StandsOfClass> stands = {{"line", 2}, {"guard-cavalry", 2}};
  FallenCup lost({1}), kept({2});
  EXPECT_EQ(fallen_stands(3.5, stands, rules(), lost).result, "2 line, 1 guard-cavalry");
  EXPECT_EQ(fallen_stands(3.5, stands, rules(), kept).result, "1 line, 1 guard-cavalry");
}

TEST(DeGre5F, WithoutAFractionThereIsNoCoin) {
  FallenCup none({});
  EXPECT_EQ(fallen_stands(3, {{"line", 2}, {"guard-cavalry", 2}}, rules(), none).result, "1 line, 1 guard-cavalry");
  EXPECT_EQ(fallen_stands(9, {{"line", 2}}, rules(), none).result, "2 line") << "no more than there are";
  EXPECT_EQ(fallen_stands(0, {{"line", 2}}, rules(), none).result, "none");
}

TEST(DeGre5C, EqualCardsCostBothHalfOfTheWeaker) {
  const MeleeOutcome out = outcome(6, "line", 4, "line");
  EXPECT_EQ(out.attacker_loss, 2);
  EXPECT_EQ(out.defender_loss, 2);
  EXPECT_TRUE(out.defender_back);
  EXPECT_FALSE(out.attacker_back);
}

TEST(DeGre5C, EqualCardsAndNumbersSendBothBack) {
  const MeleeOutcome out = outcome(4, "column", 4, "column");
  EXPECT_EQ(out.attacker_loss, 2);
  EXPECT_TRUE(out.attacker_back && out.defender_back);
}

TEST(DeGre5C, TheInferiorCardLosesOneForTheFirstAndOneForEachTwoMore) {
  const MeleeOutcome out = outcome(5, "line", 6, "column");  // line is superior: 1 + 4 / 2 lost, and half of that paid
  EXPECT_EQ(out.defender_loss, 3);
  EXPECT_EQ(out.attacker_loss, 1.5);
  EXPECT_TRUE(out.defender_back);
}

TEST(DeGre5C, WithAsManyLeftTheInferiorCardGoesBack) {
  const MeleeOutcome out = outcome(3, "line", 4, "column");  // 2 and 1 lost: two left on both sides
  EXPECT_EQ(out.attacker_loss, 1);
  EXPECT_EQ(out.defender_loss, 2);
  EXPECT_TRUE(out.defender_back);
}

TEST(DeGre5C, ThreeTimesAsStrongDestroysWithUnequalCardsAndMoreThanThreeTimesWithEqual) {
  EXPECT_TRUE(outcome(9, "line", 3, "column").defender_destroyed);
  EXPECT_FALSE(outcome(9, "line", 3, "line").defender_destroyed);
  EXPECT_TRUE(outcome(9.5, "line", 3, "line").defender_destroyed);
  EXPECT_TRUE(outcome(1, "line", 3, "column").attacker_destroyed) << "though its card is superior";
}

TEST(DeGre5D, AWithdrawalThatSucceedsCostsNothingAndOneThatFailsIsInferior) {
  const MeleeOutcome away = outcome(5, "line", 4, "withdrawal");
  EXPECT_EQ(away.attacker_loss + away.defender_loss, 0);
  EXPECT_TRUE(away.defender_back);
  EXPECT_EQ(outcome(5, "column", 4, "withdrawal").defender_loss, 3);
}

TEST(DeGre6A, InAProtectedSquareTheAttackerDestroysOneLess) {
  EXPECT_EQ(outcome(5, "line", 6, "column", true).defender_loss, 2);
  EXPECT_EQ(outcome(5, "line", 6, "column", true).attacker_loss, 1.5);
}

}  // namespace estafette::tabletop::degre::melee_test

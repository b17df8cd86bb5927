// Dice of the campaign and of the umpire's table: each has a name, and the few that decide something are not hidden
// behind the many of the scouts.
#include "campaign/rules/dice_cup.hpp"

#include "support/refusal.hpp"

#include <gtest/gtest.h>

namespace estafette::campaign::dice_cup_test {
namespace {

/// As a turn asks: a siege, two scouts, a trigger.
void ask(DiceCup& dice) {
  (void)dice.roll("torgau", says("the sky"), 6, 12);
  (void)dice.roll("scouts-iii-corps", says("the sky"), -20, 20, DieSort::of_scouts);
  (void)dice.roll("scouts-vi-corps", says("the sky"), -20, 20, DieSort::of_scouts);
  (void)dice.roll("austria", says("the sky"), 1, 6);
}

std::vector<int> values(const DiceCup& dice) {
  std::vector<int> all;
  for (const DieThrown& die : dice.all()) all.push_back(die.roll.value);
  return all;
}

}  // namespace

TEST(UmpiresDice, ByNameOneIsHisAndAllOthersAreTheCampaigns) {
  DiceCup seeded(1813, {4});
  ask(seeded);
  DiceCup own(1813, {4}, thrown_dice("austria=5"));
  ask(own);
  std::vector<int> expected = values(seeded);
  expected[3] = 5;
  EXPECT_EQ(values(own), expected);
  EXPECT_TRUE(own.all()[3].his_own && !own.all()[0].his_own);
  own.want_all_used();
}

TEST(UmpiresDice, InTheirOrderDecideAndDoNotBlurTheScoutsReports) {
  DiceCup dice(1813, {4}, {7, 2});
  ask(dice);
  EXPECT_EQ(values(dice)[0], 7);
  EXPECT_EQ(values(dice)[3], 2);
  EXPECT_FALSE(dice.all()[1].his_own);
}

TEST(UmpiresDice, ByNameCanBlurAScoutsReportToo) {
  DiceCup dice(1813, {4}, thrown_dice("scouts-vi-corps=-20"));
  ask(dice);
  EXPECT_EQ(values(dice)[2], -20);
}

TEST(UmpiresDice, ASecondDieOfOneNameHasANumber) {
  DiceCup dice(1813, {4}, thrown_dice("torgau-2=9"));
  ask(dice);
  (void)dice.roll("torgau", says("the sky"), 6, 12);
  EXPECT_EQ(dice.all().back().name, "torgau-2");
  EXPECT_EQ(dice.all().back().roll.value, 9);
}

TEST(UmpiresDice, OfANameThatIsNotAskedForAreRefusedWithThoseThatAre) {
  DiceCup dice(1813, {4}, thrown_dice("austri=5"));
  ask(dice);
  EXPECT_EQ(test::refusal([&] { dice.want_all_used(); }),
            "--dice: found \"austri=5\"; expected a die that is asked for here: torgau or austria. Is it austria?");
}

TEST(UmpiresDice, TheBeginningOfANameWillDoIfItFitsOneDieOnly) {
  DiceCup dice(1813, {4}, thrown_dice("austria=5"));
  (void)dice.roll("austria-joins", says("the sky"), 1, 6);
  EXPECT_EQ(dice.all().back().roll.value, 5);
  dice.want_all_used();
  (void)dice.roll("austria-bound", says("the sky"), 1, 6);
  EXPECT_EQ(test::refusal([&] { dice.want_all_used(); }),
            "--dice: found \"austria\"; expected the name of one die: austria-joins or austria-bound. Write the whole "
            "name");
}

TEST(UmpiresDice, OutOfBoundsAreRefused) {
  DiceCup dice(1813, {4}, thrown_dice("torgau=13"));
  EXPECT_EQ(test::refusal([&] { ask(dice); }),
            "--dice: found \"13\"; expected 6 to 12: the sky at the start of the battle. Throw again, or leave the "
            "dice to the campaign");
}

TEST(UmpiresDice, AreReadAsTheyAreWritten) {
  EXPECT_EQ(thrown_dice("3, 5 11"), ThrownDice({3, 5, 11}));
  ThrownDice mixed({4});
  mixed.by_name = {{"saint-cyr", 6}};
  EXPECT_EQ(thrown_dice("Saint-Cyr=6, 4"), mixed);
  EXPECT_THROW((void)thrown_dice("six"), Refusal);
  EXPECT_THROW((void)thrown_dice("=6"), Refusal);
  EXPECT_THROW((void)thrown_dice("torgau=7 torgau=8"), Refusal);
}

}  // namespace estafette::campaign::dice_cup_test

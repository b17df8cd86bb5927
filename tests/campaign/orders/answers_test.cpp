// Letters while the half-week stands still: only what is to be chosen may be ordered (5.5, 5.5.1).
#include "campaign/orders/letters.hpp"
#include "campaign/orders/superseded.hpp"

#include <gtest/gtest.h>

namespace estafette::test::answers_test {
namespace {

/// Kleist has advanced upon 1st Division at Leipzig, and the half-week stands still.
State standing_still() {
  State state = forces_of_1813();
  state.owners.edit()[node("Leipzig")] = Side::france;
  Force& division = *find_force(state, force(state, "1st Division").id);
  division.line = {node("Magdeburg"), {node("Leipzig"), node("Halle"), node("Magdeburg")}, false};
  division.trodden = {node("Leipzig")};
  state.orders.push_back(lodged(state, march_order(division, "Halle - Leipzig")));
  state.orders_so_far = state.orders.back().sequence;
  state.pause = Pause{state.orders_so_far, 0, ""};
  return state;
}

}  // namespace

TEST(Rule55Answers, WhoeverIsAdvancedUponMaySayInHisOwnWordsThatHeGivesWay) {
  for (const char* words : {"withdraw", "withdraw if attacked", "fall back", "retreats", "withdraw to Halle"})
    EXPECT_EQ(answer(standing_still(), std::string("1st Division: ") + words), "1st Division: withdraw if attacked\n")
        << words;
  EXPECT_EQ(answer(standing_still(), "1st Division: stand"), "1st Division: stand\n");
}

TEST(Rule55Answers, APlaceThatItWouldNotWithdrawToIsRefused) {
  EXPECT_EQ(answer(standing_still(), "1st Division: withdraw to Naumburg"),
            "letter:1: found \"1st Division: withdraw to Naumburg\"; expected the next place on its line of supply: "
            "Halle. A force that withdraws goes one node down its line (5.5): leave the place out\n");
}

TEST(Rule55Answers, EveryOtherOrderWaitsForTheNextHalfWeek) {
  const std::string why =
      "expected an order that rule 5.5 allows. Turn 1 stands still where forces have met. Those whom it concerns may "
      "stand, withdraw, garrison the fortress or leave it, or march to the guns; every other order waits for the next "
      "half-week";
  EXPECT_EQ(answer(standing_still(), "III Corps: march Weissenfels"),
            "letter:1: found \"III Corps: march Weissenfels\"; " + why + "\n");
}

TEST(Rule55Answers, WhoeverNobodyHasAdvancedUponHasNothingOfTheKindToChoose) {
  EXPECT_EQ(answer(standing_still(), "XI Corps: withdraw"),
            "letter:1: found \"XI Corps: withdraw\"; expected an order that rule 5.5 allows. XI Corps has nothing of "
            "the kind to choose: nobody has advanced upon it there\n");
}

TEST(Rule551Answers, WhoeverNamesABattleThatIsTooFarIsToldBeforeItIsTooLate) {
  State state = standing_still();
  find_force(state, force(state, "I Cavalry Corps").id)->at = node("Halle");
  EXPECT_EQ(answer(state, "I Cavalry Corps: march to the guns at Leipzig"),
            "I Cavalry Corps: march to the guns at Leipzig\n");
  EXPECT_EQ(
      answer(state, "I Cavalry Corps: march to the guns at Weissenfels"),
      "letter:1: found \"I Cavalry Corps: march to the guns at Weissenfels\"; expected an order that rule 5.5.1 "
      "allows. There is no battle at Weissenfels within 1 node of I Cavalry Corps at Halle by a road open to it\n");
}

TEST(Rule551Answers, OnlyWhoeverIsNearABattleMarchesToTheGuns) {
  State state = standing_still();
  find_force(state, force(state, "I Cavalry Corps").id)->at = node("Halle");
  EXPECT_EQ(answer(state, "I Cavalry Corps: march to the guns"), "I Cavalry Corps: march to the guns\n");
  EXPECT_EQ(
      answer(standing_still(), "XI Corps: march to the guns"),
      "letter:1: found \"XI Corps: march to the guns\"; expected an order that rule 5.5.1 allows. XI Corps is not "
      "within 1 node of a battle that it could join\n");
}

TEST(Rule11Answers, WhatHasBeenCarriedOutStaysAndAnEarlierAnswerIsReplaced) {
  State state = standing_still();
  Order stands;
  stands.kind = OrderKind::stand;
  stands.subject = force(state, "1st Division").id;
  EXPECT_EQ(superseded(state, Side::france, std::vector{stands}), std::vector<int>{});
  state.orders.push_back(lodged(state, stands));
  const int answered = state.orders.back().sequence;
  state.orders_so_far = answered;
  EXPECT_EQ(superseded(state, Side::france, std::vector{stands}), std::vector{answered});
}

}  // namespace estafette::test::answers_test

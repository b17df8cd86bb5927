// A player who writes again means his last word.
#include "campaign/orders/superseded.hpp"

#include "campaign/orders/letters.hpp"

#include <gtest/gtest.h>

namespace estafette::test::superseded_test {
namespace {

/// The state with all of a letter lodged.
State after_letter(State state, const std::string& letter) {
  for (const OrderLine& line : read_orders(theatre_1813(), state, Side::france, letter, "first"))
    for (const Order& order : line.orders) {
      LodgedOrder one;
      one.sequence = ++state.orders_so_far;
      one.order = order;
      one.text = in_words(theatre_1813(), state, order);
      state.orders.push_back(one);
    }
  return state;
}

std::vector<int> replaced_by(const State& state, const std::string& letter) {
  return superseded(state, Side::france, read_orders(theatre_1813(), state, Side::france, letter, "second"));
}

}  // namespace

TEST(Rule11LastWord, ASecondLetterReplacesTheOrdersOfItsSubjects) {
  const State state =
      after_letter(forces_of_1813(), "III Corps: march Weissenfels; withdraw if attacked\nVIII Corps: stand");
  EXPECT_EQ(answer(state, "III Corps: march Jena"), "III Corps: march Jena\n");
  EXPECT_EQ(replaced_by(state, "III Corps: march Jena"), (std::vector<int>{1, 2}));
  EXPECT_EQ(replaced_by(state, "XI Corps: stand"), std::vector<int>{});
}

TEST(Rule11LastWord, AHaltTakesBackAMarch) {
  const State state = after_letter(forces_of_1813(), "III Corps: march Weissenfels");
  EXPECT_EQ(replaced_by(state, "III Corps: halt"), std::vector<int>{1});
}

TEST(Rule11LastWord, ARefusedOrderReplacesNothing) {
  const State state = after_letter(forces_of_1813(), "III Corps: march Weissenfels");
  EXPECT_EQ(replaced_by(state, "III Corps: march Berlin"), std::vector<int>{});
}

TEST(Rule11LastWord, OrdersForADivisionGoWithTheOrderThatDetachedIt) {
  const State state = after_letter(forces_of_1813(), "III Corps: detach 9th Division\n9th Division: march Weissenfels");
  EXPECT_EQ(replaced_by(state, "III Corps: stand"), (std::vector<int>{1, 2}));
  EXPECT_EQ(replaced_by(state, "III Corps: detach 9th Division"), std::vector<int>{1});
  EXPECT_EQ(replaced_by(state, "9th Division: stand"), std::vector<int>{2});
}

TEST(Rule11LastWord, WhatIsLodgedAlreadyCountsForOthers) {
  const State state = after_letter(forces_of_1813(), "III Corps: march Weissenfels");
  EXPECT_EQ(
      answer(state, "Army of the Main HQ: rally VI Corps"),
      "letter:1: found \"Army of the Main HQ: rally VI Corps\"; expected either a rally or a march, since a rally "
      "takes a whole turn without moving (4.1). It conflicts with \"III Corps: march Weissenfels\" of an earlier "
      "letter: leave one of "
      "them out\n");
}

TEST(Rule11LastWord, ALetterReplacesNothingOfTheOtherSide) {
  State state = forces_of_1813();
  LodgedOrder theirs;
  theirs.sequence = 1;
  theirs.side = Side::coalition;
  theirs.order.subject = {"a-force-that-has-left-the-map"};
  state.orders.push_back(theirs);
  EXPECT_EQ(replaced_by(state, "III Corps: stand"), std::vector<int>{});
}

}  // namespace estafette::test::superseded_test

// A player orders what he commands, and nothing else (1.4).
#include "campaign/orders/sentence/writer.hpp"

#include "campaign/orders/letters.hpp"

#include <gtest/gtest.h>

namespace estafette::test::writer_test {
namespace {

/// Ney has III Corps and I Cavalry Corps; Marmont has VI Corps; nobody has the others.
const LetterWriter kNey{"Ney", {{"iii-corps"}, {"i-cavalry-corps"}}, {{{"vi-corps"}, "Marmont"}}};

std::string of_ney(const std::string& letter, const State& state = forces_of_1813()) {
  std::string text;
  for (const OrderLine& line : read_orders(theatre_1813(), state, Side::france, letter, "ney.txt", &kNey)) {
    for (const std::string& order : line.understood) text += order + "\n";
    for (const Problem& problem : line.problems) text += to_string(problem) + "\n";
  }
  return text;
}

}  // namespace

TEST(Rule14Command, APlayerOrdersWhatHeCommands) {
  EXPECT_EQ(of_ney("III Corps: march Weissenfels\nI Cavalry Corps: stand"),
            "III Corps: march Weissenfels\nI Cavalry Corps: stand\n");
}

TEST(Rule14Command, AnOrderForAnothersForceIsRefusedByName) {
  EXPECT_EQ(
      of_ney("VI Corps: stand"),
      "ney.txt:1: found \"VI Corps\"; expected an order for what Ney commands: I Cavalry Corps or III Corps. Marmont "
      "writes for VI Corps\n");
  EXPECT_EQ(
      of_ney("VIII Corps: halt"),
      "ney.txt:1: found \"VIII Corps\"; expected an order for what Ney commands: I Cavalry Corps or III Corps. No "
      "player writes for VIII Corps: ask the umpire\n");
  EXPECT_EQ(of_ney("rally VI Corps").substr(0, 58), "ney.txt:1: found \"Army of the Main headquarters\"; expected");
}

TEST(Rule14Command, DivisionsThatLeaveHisForcesAreHis) {
  EXPECT_EQ(of_ney("III Corps: detach 9th Division\n9th Division: march Jena"),
            "III Corps: detach 9th Division\n9th Division: march Jena\n");
  State state = forces_of_1813();
  LodgedOrder lodged{
      1, Side::france, {OrderKind::detach, {"iii-corps"}, {}, {}, {}, {"iii-corps.9th-division"}, {}}, ""};
  state.orders = {lodged};
  state.orders_so_far = 1;
  EXPECT_EQ(of_ney("9th Division: march Jena", state), "9th Division: march Jena\n");
}

TEST(Rule14Command, WhatHeIsToldNamesNobodyOfTheOtherSide) {
  EXPECT_EQ(of_ney("Yorck: stand").find("Yorck's Corps"), std::string::npos);
}

}  // namespace estafette::test::writer_test

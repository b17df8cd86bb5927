// A line counts whole or not at all: of what is lodged without the refused lines, no half of one is part.
// Source: docs/orders.md.
#include "campaign/orders/whole_lines.hpp"

#include "campaign/orders/letters.hpp"

#include <gtest/gtest.h>

namespace estafette::test::whole_lines_test {
namespace {

/// What would be lodged of a letter without its refused lines.
std::vector<std::string> good_orders(const std::string& letter) {
  std::vector<std::string> words;
  for (const OrderLine& line : read_orders(theatre_1813(), forces_of_1813(), Side::france, letter, "letter"))
    for (const Order& order : line.orders) words.push_back(in_words(theatre_1813(), forces_of_1813(), order));
  return words;
}

using Words = std::vector<std::string>;

}  // namespace

TEST(WholeLines, ALineOfWhichHalfIsRefusedOrdersNothing) {
  for (const char* line :
       {"III Corps: march Naumburg; march Prague", "III Corps and VI Corps: march Naumburg - Weissenfels - Halle",
        "III Corps: march Prague; withdraw if attacked", "III Corps: stand. VI Corps: fly to the moon"})
    EXPECT_EQ(good_orders(std::string(line) + "\nVIII Corps: stand"), Words{"VIII Corps: stand"}) << line;
}

TEST(WholeLines, WhatComesBelowFindsNothingOfARefusedLineDone) {
  EXPECT_EQ(good_orders("III Corps: march Naumburg; march Prague\nIII Corps: march Weissenfels"),
            Words{"III Corps: march Weissenfels"});
  EXPECT_EQ(good_orders("III Corps: detach 9th Division; march Prague\n9th Division: stand"), Words{});
}

TEST(WholeLines, ANameWithNothingBelowItTakesItsLineAlong) {
  EXPECT_EQ(good_orders("III Corps: march Naumburg. VI Corps:\nVIII Corps: stand"), Words{"VIII Corps: stand"});
}

TEST(WholeLines, EveryLineThatOrdersNothingSaysWhy) {
  const std::string letter = "III Corps: march Naumburg; march Prague\nIII Corps: stand; march Prague\nVI Corps: stand";
  const auto lines = read_orders(theatre_1813(), forces_of_1813(), Side::france, letter, "letter");
  ASSERT_EQ(lines.size(), 3U);
  for (const OrderLine& line : lines) EXPECT_EQ(line.problems.empty(), !line.orders.empty()) << line.text;
  EXPECT_FALSE(has_half_lines(lines));
}

}  // namespace estafette::test::whole_lines_test

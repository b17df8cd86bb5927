// The notation of a sentence in a table: what is a figure, what may be left out, and what is no pattern at all.
#include "campaign/telling/language/pattern.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

namespace estafette::campaign::pattern_test {
namespace {

using Names = std::set<std::string>;

TEST(Pattern, KnowsTheNamesOfAllItsFiguresOnce) {
  EXPECT_EQ(pattern_of("{who} marches[ by {between}] to {to}[again?, {who:stands/stand} there again]").names(),
            (Names{"who", "between", "to", "again"}));
  EXPECT_EQ(pattern_of("nothing happens").names(), Names{});
}

TEST(Pattern, AQuestionMarkInTheSentenceIsOne) {
  const Pattern pattern = pattern_of("[{who}, ]which divisions?");
  EXPECT_EQ(pattern.names(), Names{"who"});
  EXPECT_EQ(pattern.parts.back().text, "which divisions?");
}

TEST(Pattern, WhatIsNotClosedIsNoPattern) {
  EXPECT_THROW((void)pattern_of("{who marches"), std::logic_error);
  EXPECT_THROW((void)pattern_of("{who} marches[ by {between}"), std::logic_error);
}

}  // namespace
}  // namespace estafette::campaign::pattern_test

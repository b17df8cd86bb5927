#include "base/dice.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <limits>
#include <vector>

namespace estafette::dice_test {

TEST(Dice, ASeedGivesTheSameThrowsForEver) {  // campaigns are replayed from their seed: never change these figures
  Dice dice(1813);
  std::vector<int> thrown;
  for (int i = 0; i < 12; ++i) thrown.push_back(dice.roll(1, 6));
  EXPECT_EQ(thrown, (std::vector<int>{5, 6, 4, 6, 3, 2, 3, 6, 5, 5, 5, 4}));
  EXPECT_EQ(dice.roll(-1000000, 1000000), 922775);
}

TEST(Dice, EveryFaceFallsAboutAsOftenAsTheOthers) {
  Dice dice(1);
  std::array<int, 6> fallen{};
  for (int i = 0; i < 6000; ++i) ++fallen.at(static_cast<std::size_t>(dice.roll(1, 6) - 1));
  for (const int times : fallen) EXPECT_NEAR(times, 1000, 150);
}

TEST(Dice, ADieOfOneFaceAndADieOfAllNumbersCanBeThrown) {
  Dice dice(2);
  EXPECT_EQ(dice.roll(4, 4), 4);
  (void)dice.roll(std::numeric_limits<int>::min(), std::numeric_limits<int>::max());
}

TEST(Dice, WhatHasNoChanceNeverHappensAndWhatIsCertainAlwaysDoes) {
  Dice dice(3);
  for (int i = 0; i < 100; ++i) {
    EXPECT_FALSE(dice.happens(0, 6));
    EXPECT_TRUE(dice.happens(6, 6));
  }
}

RC_GTEST_PROP(Dice, AThrowIsWithinItsBounds, (int a, int b, std::uint64_t seed)) {
  const int thrown = Dice(seed).roll(std::min(a, b), std::max(a, b));
  RC_ASSERT(thrown >= std::min(a, b) && thrown <= std::max(a, b));
}

}  // namespace estafette::dice_test

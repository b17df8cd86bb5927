#include "base/apportion.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <numeric>

namespace estafette::apportion_test {

TEST(Apportion, TheLargestRemaindersGetWhatIsLeft) {
  EXPECT_EQ(apportion(10, {1, 1, 1}), (std::vector<std::int64_t>{4, 3, 3}));
  EXPECT_EQ(apportion(3, {5, 3, 1}), (std::vector<std::int64_t>{2, 1, 0}));
}

RC_GTEST_PROP(Apportion, ThePartsAlwaysSumToTheTotalAndNoneIsAManOffItsShare, ()) {
  const std::int64_t total = *rc::gen::inRange(0, 100000);
  const auto weights = *rc::gen::nonEmpty(rc::gen::container<std::vector<std::int64_t>>(rc::gen::inRange(0, 5000)));
  const auto parts = apportion(total, weights);
  RC_ASSERT(std::accumulate(parts.begin(), parts.end(), std::int64_t{0}) == total);
  const std::int64_t sum = std::accumulate(weights.begin(), weights.end(), std::int64_t{0});
  for (std::size_t i = 0; i < parts.size() && sum > 0; ++i) {
    RC_ASSERT(std::abs(parts[i] * sum - total * weights[i]) < sum);
  }
}

RC_GTEST_PROP(Apportion, AThirdOfEachPartIsRoundedDownOrUpAndTheirSumIsAThirdOfAll, ()) {
  const auto wholes = *rc::gen::container<std::vector<std::int64_t>>(rc::gen::inRange(0, 5000));
  const std::int64_t total = nearest_share(std::accumulate(wholes.begin(), wholes.end(), std::int64_t{0}), {1, 3});
  const auto parts = apportion_shares(total, wholes, {1, 3});
  RC_ASSERT(std::accumulate(parts.begin(), parts.end(), std::int64_t{0}) == total);
  for (std::size_t i = 0; i < parts.size(); ++i) RC_ASSERT(std::abs(3 * parts[i] - wholes[i]) < 3);
}

}  // namespace estafette::apportion_test

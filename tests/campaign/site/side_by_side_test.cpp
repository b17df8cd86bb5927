#include "campaign/site/side_by_side.hpp"

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>
#include <vector>

namespace estafette::campaign::side_by_side_test {

TEST(SideBySide, EachPartIsDoneOnceAndAllAreDoneAtTheEnd) {
  for (const std::size_t count : {0U, 1U, 2U, 500U}) {
    std::vector<int> done(count, 0);
    do_side_by_side(count, [&](std::size_t part) { ++done[part]; });
    EXPECT_EQ(done, std::vector<int>(count, 1));
  }
}

TEST(SideBySide, TheProblemOfTheFirstPartThatHasOneIsThrownOnceTheOthersAreDone) {
  std::vector<int> done(40, 0);
  const auto part = [&](std::size_t number) {
    ++done[number];
    if (number == 7 || number == 30) throw std::runtime_error("part " + std::to_string(number));
  };
  try {
    do_side_by_side(done.size(), part);
    FAIL() << "it should have thrown";
  } catch (const std::runtime_error& problem) {
    EXPECT_STREQ(problem.what(), "part 7");
  }
  EXPECT_EQ(done, std::vector<int>(40, 1));
}

}  // namespace estafette::campaign::side_by_side_test

#include "converter/review/certainty.hpp"

#include "converter/review/support.hpp"

#include <gtest/gtest.h>

namespace estafette::review::certainty_test {
namespace {

int certainty_of(const std::string& text) {
  return certainty(readers::read_any(text, "page", readers::Format::text, test::reader_data()));
}

}  // namespace

TEST(Certainty, IsWholeIfEveryLineIsUnderstoodAndEveryStrengthStated) {
  EXPECT_EQ(certainty_of("French 1st Division: Picton\n  1st Foot 700 men\n  2nd Foot 800 men\n"), 100);
}

TEST(Certainty, AGuessedStrengthCountsHalf) {
  EXPECT_EQ(certainty_of("French 1st Division: Picton\n  1st Foot (2 bns)\n  2nd Foot (2 bns)\n"), 50);
}

TEST(Certainty, SinksWithEveryLineThatIsAsked) {
  const int one = certainty_of("French 1st Division: Picton\n  1st Foot 700 men\n  2nd Foot 800 men\nzzz 17 qqq\n");
  const int two =
      certainty_of("French 1st Division: Picton\n  1st Foot 700 men\n  2nd Foot 800 men\nzzz 17 qqq\nxxx 19 vvv\n");
  EXPECT_LT(one, 100);
  EXPECT_LT(two, one);
}

TEST(Certainty, IsNothingWhereNothingWasRead) {
  EXPECT_EQ(certainty({}), 0);
}

}  // namespace estafette::review::certainty_test

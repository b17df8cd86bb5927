#include "converter/review/terminal.hpp"

#include "converter/review/support.hpp"

#include <gtest/gtest.h>

namespace estafette::review::terminal_test {
using test::reviewed;

TEST(ReviewInTheTerminal, ShowsWhatIsAskedAndEachGuessedStrength) {
  const Table table = line_by_line(reviewed(test::kDivision), false);
  ASSERT_EQ(table.rows.size(), 3U);
  EXPECT_EQ(table.rows[0][0], "5");
  EXPECT_EQ(table.rows[0][3].back(), '?');
  EXPECT_EQ(table.rows[1][0], "6");
  EXPECT_EQ(table.rows[2], (std::vector<std::string>{"7", "Total: 1,500 men", "?", ""}));
}

TEST(ReviewInTheTerminal, ShowsEveryLineIfThatIsWanted) {
  const Table table = line_by_line(reviewed(test::kDivision), true);
  ASSERT_EQ(table.rows.size(), 6U);
  EXPECT_EQ(table.rows[2], (std::vector<std::string>{"4", "1st Line (2 bns) 1,200 men",
                                                     "1st Line (line infantry, 2 battalions)", "1,200"}));
}

TEST(ReviewInTheTerminal, SaysWhereTheFiguresWent) {
  EXPECT_EQ(balance(reviewed("French 1st Division: Picton\n  1st Foot 700 men\n  2nd Foot 800 men\n")),
            "Of 3 lines with a figure 3 are understood, none asked, none passed over; 2 units of 1,500 men on both "
            "sides; 100 % certain.");
}

TEST(ReviewInTheTerminal, ShowsTheSumsOfTheText) {
  const Table table = sums(reviewed(test::kDivision));
  ASSERT_EQ(table.rows.size(), 1U);
  EXPECT_EQ(table.rows[0][2], "1,500 men");
}

}  // namespace estafette::review::terminal_test

// Rows of a Markdown table that were broken over several lines when a page was copied.
#include "converter/readers/page/broken_rows.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

namespace estafette::readers::broken_rows_test {

TEST(BrokenRows, AreJoinedOnTheLineWhereEachBegins) {
  std::vector<std::string> lines = {"| Division | Brigade | Units |",
                                    "|---|---|---|",
                                    "| Third Division",
                                    "",
                                    " | 9th Brigade",
                                    " | ",
                                    "38th Foot",
                                    " |",
                                    "| 17th Brigade",
                                    " | 42nd Foot",
                                    " | |",
                                    "II Corps"};
  const std::vector<bool> joined = join_broken_rows(lines);
  EXPECT_EQ(lines[2], "| Third Division | 9th Brigade | 38th Foot |");
  EXPECT_EQ(lines[8], "| 17th Brigade | 42nd Foot | |");
  EXPECT_EQ(lines[11], "II Corps");
  EXPECT_FALSE(joined[2]);
  for (const std::size_t part : {3U, 4U, 5U, 6U, 7U, 9U, 10U}) {
    EXPECT_TRUE(joined[part]) << part;
    EXPECT_TRUE(lines[part].empty()) << part;
  }
}

TEST(BrokenRows, ShortRowsOfAWholeTableStayApart) {
  const std::vector<std::string> whole = {"| Unit | Men | Guns | Note |", "|---|---|---|---|", "| 9th Foot |",
                                          "| 8th Foot | 300 |", "1st Division"};
  std::vector<std::string> lines = whole;
  const std::vector<bool> joined = join_broken_rows(lines);
  EXPECT_EQ(lines, whole);
  EXPECT_EQ(std::count(joined.begin(), joined.end(), true), 0);
}

}  // namespace estafette::readers::broken_rows_test

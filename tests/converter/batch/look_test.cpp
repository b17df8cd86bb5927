// What a batch makes of a text before it is read.
#include "converter/batch/look.hpp"

#include <gtest/gtest.h>

namespace estafette::batch::look_test {

TEST(Look, AProblemOnALineOfWhatAPageShowsSaysThatLinesAreCountedSo) {
  const std::vector<Problem> told = with_lines_as_shown(
      {{"x.sql", 3, "", "2,9th Line", "a command", "Write it"}, {"x.sql", 0, "", "an empty file", "a table", "Look"}});
  EXPECT_EQ(told.at(0).remedy, "Lines are counted as the page shows them. Write it");
  EXPECT_EQ(told.at(1).remedy, "Look") << "it names no line";
}

}  // namespace estafette::batch::look_test

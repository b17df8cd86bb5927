// Files that are far larger than any order of battle: refused with words before they fill the memory.
#include "converter/readers/any/read_any.hpp"
#include "converter/readers/spreadsheet/columns/rows.hpp"
#include "support/readers.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

#include <string>

namespace estafette::readers::too_much_test {
namespace {

std::string times(std::size_t count, const std::string& part) {
  std::string text;
  text.reserve(count * part.size());
  for (std::size_t i = 0; i < count; ++i) text += part;
  return text;
}

std::string refused(const std::string& text, const std::string& file) {
  return test::refusal([&] { (void)read_any(text, file, std::nullopt, test::reader_data()); });
}

}  // namespace

TEST(TooMuch, ATableOfMoreRowsThanAWorkbookIsRefusedAtTheFirstTooMany) {
  const std::string rows = times(kMostTableRows - 1, "22nd Line;500\n");
  EXPECT_EQ(spreadsheet_rows("Unit;Men\n\n" + rows, "table.csv").size(), kMostTableRows);
  EXPECT_EQ(refused("Unit;Men\n\n" + rows + "23rd Line;500\n", "table.csv"),
            "table.csv:100002: found \"a table that goes on after this row\"; expected at most 100,000 rows and "
            "1,000,000 cells. Is this the right file? If it is, give each army a file of its own");
}

TEST(TooMuch, ATableOfFewRowsWithAMillionBlankCellsIsRefusedToo) {
  const std::string row = "22nd Line;500" + times(398, ";") + "\n";
  EXPECT_TRUE(test::refusal([&] {
                (void)spreadsheet_rows(times(2501, row), "table.csv");
              }).starts_with("table.csv:2501: found \"a table that goes on after this row\""));
}

TEST(TooMuch, LinesOfATextAreCountedBeforeTheyAreRead) {
  const std::string list = "Army of the North [France]\n1st Division\n";
  EXPECT_EQ(refused(list + times(100'000, "22nd Line 500 men\n \n"), "list.txt"),
            "list.txt: found \"100,002 lines\"; expected at most 100,000 lines of text. Give each army a file of its "
            "own");
  EXPECT_TRUE(
      refused(list + times(100'000, "22nd Line 500 men\r"), "list.txt").starts_with("list.txt: found \"100,002"));
}

TEST(TooMuch, TheGamesOwnFileHasALimitOfRows) {
  const std::string titles = "userName,ID,side,army,corps,division,brigade,regiment,Class,Weapon,HeadCount\n";
  EXPECT_TRUE(
      test::refusal([&] {
        (void)read_any(titles + times(100'000, "$ a note of the editor,,\n"), "OOB.csv", Format::sow_oob,
                       test::reader_data());
      }).starts_with("OOB.csv:100001: found \"a table that goes on after this row\"; expected at most 100,000 rows"));
}

}  // namespace estafette::readers::too_much_test

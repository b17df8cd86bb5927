#include "base/columns.hpp"

#include "base/text.hpp"

#include <gtest/gtest.h>

#include <sstream>

namespace estafette::columns_test {

TEST(Columns, ATextIsCutAtBlanksAndALongWordWithin) {
  EXPECT_EQ(wrapped("one two three", 7), (std::vector<std::string>{"one two", "three"}));
  EXPECT_EQ(wrapped("Großgörschen", 5), (std::vector<std::string>{"Großg", "örsch", "en"}));
  EXPECT_EQ(wrapped("", 7), std::vector<std::string>{""});
}

TEST(Columns, ATableThatIsTooWideTakesSeveralLinesARow) {
  const Table table{.caption = "",
                    .columns = {{"force"}, {"men", true}, {"condition"}},
                    .rows = {{"III Corps", "13,852", "fatigued by a forced march"}, {"XI", "7", "fresh"}},
                    .totals = {}};
  EXPECT_EQ(to_text(table, 32),
            "force         men  condition\n"
            "---------  ------  -------------\n"
            "III Corps  13,852  fatigued by a\n"
            "                   forced march\n"
            "XI              7  fresh\n");
  EXPECT_EQ(to_text(table, 200), to_text(table)) << "one that fits stays as it is";
}

TEST(Columns, HoweverManyColumnsATableOfWordsKeepsWithinEighty) {
  Table table{"", {}, {{}}, {}};
  for (int i = 0; i < 9; ++i) {
    table.columns.push_back({"title"});
    table.rows.front().push_back("some words that go on and on, Württembergisches Korps");
  }
  std::istringstream lines(to_text(table, 80));
  for (std::string line; std::getline(lines, line);) EXPECT_LE(width(line), 80U) << line;
}

}  // namespace estafette::columns_test

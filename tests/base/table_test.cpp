#include "base/table.hpp"

#include <gtest/gtest.h>

namespace estafette::table_test {

TEST(Table, WordsStandLeftFiguresRightWhateverTheAccents) {
  const Table table{.caption = "Losses",
                    .columns = {{"corps"}, {"men", true}, {"note"}},
                    .rows = {{"Württemberg", "1,980", ""}, {"Saxe", "7", "späte Meldung"}},
                    .totals = {}};
  EXPECT_EQ(to_text(table),
            "Losses\n"
            "corps          men  note\n"
            "-----------  -----  -------------\n"
            "Württemberg  1,980\n"
            "Saxe             7  späte Meldung\n");
}

TEST(Table, ATotalIsSetApartByARule) {
  const Table table{.caption = "", .columns = {{"x"}, {"n", true}}, .rows = {{"a", "1"}, {"all", "1"}}, .totals = {1}};
  EXPECT_EQ(to_text(table), "x    n\n---  -\na    1\n---  -\nall  1\n");
}

TEST(Table, ARowStaysOnItsLineWhateverItsCellsHold) {
  const Table table{.caption = "", .columns = {{"name"}, {"n", true}}, .rows = {{"8th\nDivision", "1"}}, .totals = {}};
  EXPECT_EQ(to_text(table), "name          n\n------------  -\n8th Division  1\n");
}

TEST(Figure, HasACommaAtEachThousand) {
  EXPECT_EQ(figure(0), "0");
  EXPECT_EQ(figure(999), "999");
  EXPECT_EQ(figure(1000), "1,000");
  EXPECT_EQ(figure(1234567), "1,234,567");
  EXPECT_EQ(figure(-123), "-123");
  EXPECT_EQ(figure(-123456), "-123,456");
}

}  // namespace estafette::table_test

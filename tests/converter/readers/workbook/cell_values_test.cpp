#include "converter/readers/workbook/cell_values.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::cell_values_test {

TEST(CellValues, ACellHasItsRowAndColumnInItsName) {
  EXPECT_EQ(cell_at("A1"), (std::pair<std::size_t, std::size_t>{0, 0}));
  EXPECT_EQ(cell_at("B7"), (std::pair<std::size_t, std::size_t>{6, 1}));
  EXPECT_EQ(cell_at("AA10"), (std::pair<std::size_t, std::size_t>{9, 26}));
  for (const auto* none : {"", "A", "7", "A0", "a1", "A-1", "AAAA1", "A12345678", "A1B", "$A$1"})
    EXPECT_EQ(cell_at(none), std::nullopt) << none;
  for (const std::size_t column : {0U, 25U, 26U, 701U, 702U, 16383U})
    EXPECT_EQ(cell_at(cell_name(4, column)), (std::pair<std::size_t, std::size_t>{4, column}));
}

TEST(CellValues, ANumberIsShownWithoutItsNoise) {
  EXPECT_EQ(number_shown("1450"), "1450");
  EXPECT_EQ(number_shown("1.4500000000000002E3"), "1450");
  EXPECT_EQ(number_shown("0.30000000000000004"), "0.3");
  EXPECT_EQ(number_shown("twelve"), "twelve");
}

TEST(CellValues, ACountOfDaysIsADay) {
  EXPECT_EQ(day_shown("61", false), "1900-03-01");
  EXPECT_EQ(day_shown("59", false), "1900-02-28");
  EXPECT_EQ(day_shown("1", false), "1900-01-01");
  EXPECT_EQ(day_shown("45292", false), "2024-01-01");
  EXPECT_EQ(day_shown("45292.75", false), "2024-01-01");
  EXPECT_EQ(day_shown("43830", true), "2024-01-01");
  EXPECT_EQ(day_shown("0.5", false), "12:00");
  for (const auto* none : {"", "-1", "1e9", "x"}) EXPECT_EQ(day_shown(none, false), std::nullopt) << none;
}

TEST(CellValues, AFormatOfDaysIsKnownByItsLetters) {
  for (const auto* day : {"dd/mm/yyyy", "m/d/yy;@", "[$-409]d\\-mmm\\-yy;@", "h:mm", "[h]:mm:ss", "yyyy\"-\"mm"})
    EXPECT_TRUE(shows_a_day(day)) << day;
  for (const auto* number : {"", "General", "0", "#,##0", "0.00%", "#,##0\" men\"", "0\\d", "[Red]0", "_-* #,##0"})
    EXPECT_FALSE(shows_a_day(number)) << number;
}

TEST(CellValues, OfADayEverythingIsToldThatMayHaveBeenTypedForIt) {
  using Typed = std::vector<std::string>;
  EXPECT_EQ(typed_for_day("1995-02-01"), Typed{"2/95"});
  EXPECT_EQ(typed_for_day("2024-01-24"), (Typed{"1/24", "24/1"}));
  EXPECT_EQ(typed_for_day("2024-03-01"), (Typed{"3/1", "1/3", "3/24"}));
  EXPECT_EQ(typed_for_day("2024-02-02"), Typed{"2/2"});
  EXPECT_EQ(typed_for_day("1902-03-01"), Typed{"791, a figure that is shown as a date"});
  EXPECT_EQ(typed_for_day("14:30"), Typed{});
}

}  // namespace estafette::readers::cell_values_test

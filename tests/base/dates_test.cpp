#include "base/dates.hpp"

#include <gtest/gtest.h>

namespace estafette::dates_test {

TEST(Dates, ADayIsWrittenAsYearMonthAndDay) {
  const std::optional<Date> day = date_from("1813-04-27");
  ASSERT_TRUE(day);
  EXPECT_EQ(to_text(*day), "1813-04-27");
  EXPECT_EQ(in_words(*day), "27 April 1813");
}

TEST(Dates, WhatNoCalendarHasIsNoDay) {
  for (const char* text : {"", "27 April", "1813-4-27", "1813-04-31", "1813-00-10", "1813-04-00", "1813-04-27-1"})
    EXPECT_FALSE(date_from(text)) << text;
}

TEST(Dates, TheDayAfterTheLastOfAMonthIsTheFirstOfTheNext) {
  EXPECT_EQ(to_text(day_after(*date_from("1813-04-30"))), "1813-05-01");
  EXPECT_EQ(to_text(day_after(*date_from("1812-02-28"))), "1812-02-29");
}

}  // namespace estafette::dates_test

#include "converter/orbat/on_day.hpp"

#include "converter/orbat/totals.hpp"
#include "support/orbats.hpp"

#include <gtest/gtest.h>

namespace estafette::on_day_test {
namespace {

using test::corps, test::division, test::infantry, test::orbat;

Date day(const char* text) {
  return date_from(text).value();
}

Span until(const char* text) {
  return {std::nullopt, day(text)};
}
Span from(const char* text) {
  return {day(text), std::nullopt};
}

/// Kutuzov commands to the 28th, Wittgenstein from the 29th; what is under the army stands under his row.
Orbat of_two_chiefs() {
  Formation kutuzov = corps("Main Army", {});
  kutuzov.commander = "Kutuzov";
  kutuzov.when = until("1813-04-28");
  Formation wittgenstein = corps("Main Army", {division("3rd", {infantry("Chernigov", 500)})});
  wittgenstein.commander = "Wittgenstein";
  wittgenstein.when = from("1813-04-29");
  return orbat({kutuzov, wittgenstein});
}

}  // namespace

TEST(OnDay, BothEndsOfASpanBelongToIt) {
  const Span span{day("1813-04-28"), day("1813-05-01")};
  EXPECT_FALSE(holds(span, day("1813-04-27")));
  EXPECT_TRUE(holds(span, day("1813-04-28")));
  EXPECT_TRUE(holds(span, day("1813-05-01")));
  EXPECT_FALSE(holds(span, day("1813-05-02")));
}

TEST(OnDay, SpansAreApartIfNoDayBelongsToBoth) {
  EXPECT_TRUE(apart(until("1813-04-28"), from("1813-04-29")));
  EXPECT_TRUE(apart(from("1813-04-29"), until("1813-04-28")));
  EXPECT_FALSE(apart(until("1813-04-28"), from("1813-04-28")));
  EXPECT_FALSE(apart({}, from("1813-04-29")));
}

TEST(OnDay, ACommandHasTheChiefOfTheDayAndAllItsTroops) {
  const Orbat before = on_day(of_two_chiefs(), day("1813-04-27"));
  ASSERT_EQ(before.formations.size(), 1U);
  EXPECT_EQ(before.formations[0].commander, "Kutuzov");
  EXPECT_EQ(totals(before).men(), Men{500});
  const Orbat after = on_day(of_two_chiefs(), day("1813-05-01"));
  ASSERT_EQ(after.formations.size(), 1U);
  EXPECT_EQ(after.formations[0].commander, "Wittgenstein");
  EXPECT_EQ(totals(after).men(), Men{500});
}

TEST(OnDay, AUnitMovesWithItsDates) {
  Orbat army = orbat({corps("Elbe", {division("Old Guard", {infantry("Fusiliers", 900)})}),
                      corps("Main", {division("Old Guard", {infantry("Fusiliers", 900)})})});
  army.formations[0].formations[0].when = until("1813-05-01");
  army.formations[1].formations[0].when = from("1813-05-02");
  EXPECT_EQ(totals(on_day(army, day("1813-05-01")).formations[0]).men(), Men{900});
  EXPECT_EQ(totals(on_day(army, day("1813-05-01")).formations[1]).men(), Men{0});
  EXPECT_EQ(totals(on_day(army, day("1813-05-02")).formations[1]).men(), Men{900});
}

TEST(OnDay, ACommandThatIsNotThereYetIsNotThereWithItsTroops) {
  Orbat army = orbat({corps("Reserves", {division("1st", {infantry("Landwehr", 800)})})});
  army.formations[0].when = from("1813-06-01");
  EXPECT_TRUE(on_day(army, day("1813-05-31")).formations.empty());
}

TEST(OnDay, WhatIsPickedHasNoDatesAndNewIds) {
  const Orbat picked = on_day(of_two_chiefs(), day("1813-04-27"));
  EXPECT_EQ(picked.formations[0].when, Span{});
  EXPECT_EQ(picked.formations[0].id, "main-army");
  EXPECT_FALSE(last_day(picked));
}

TEST(OnDay, TheLastDayIsTheOneAfterWhichNothingChanges) {
  EXPECT_EQ(last_day(of_two_chiefs()), day("1813-04-29"));
  Orbat army = of_two_chiefs();
  army.formations[1].formations[0].units[0].when = until("1813-05-01");
  EXPECT_EQ(last_day(army), day("1813-05-02"));
}

TEST(OnDay, WithoutADayItIsTheLastAndWithoutDatesItIsTheSame) {
  EXPECT_EQ(as_of(of_two_chiefs(), std::nullopt).formations.at(0).commander, "Wittgenstein");
  EXPECT_EQ(as_of(of_two_chiefs(), day("1813-04-01")).formations.at(0).commander, "Kutuzov");
  const Orbat undated = orbat({corps("Main Army", {})});
  EXPECT_EQ(as_of(undated, day("1813-04-27")), undated);
}

}  // namespace estafette::on_day_test

#include "campaign/map/calendar.hpp"

#include "base/files/files.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <iterator>

namespace estafette::map::calendar_test {
namespace {

using std::chrono::day, std::chrono::days, std::chrono::month, std::chrono::sys_days, std::chrono::year;

Date date(int y, unsigned m, unsigned d) {
  return {year(y), month(m), day(d)};
}

Calendar calendar_from(const std::string& element) {
  ProblemList problems;
  XmlElement root = XmlElement::parse("<rules>" + element + "</rules>", "rules.xml", "rules", problems);
  XmlElement child = root.child("calendar").value();
  const Calendar calendar = read_calendar(child);
  problems.refuse_if_any();
  return calendar;
}

const Calendar& of_1813() {
  static const Calendar calendar = [] {
    const std::string text = read_text(fs::path(ESTAFETTE_SOURCE_DIR) / "templates/campaigns/1813/rules.xml");
    const std::size_t from = text.find("<calendar");
    return calendar_from(text.substr(from, text.find("/>", from) + 2 - from));
  }();
  return calendar;
}

std::string half_weeks_of(int y, unsigned m) {
  std::string text;
  for (const HalfWeek& each : half_weeks({year(y), month(m)})) text += (text.empty() ? "" : ", ") + to_string(each);
  return text;
}

/// As the rules list them; the last is printed "28-31 Nov" there, a day that November has not.
constexpr const char* kTurnList[] = {
    "27-30 Apr", "1-4 May",   "5-7 May",   "8-11 May",  "12-15 May", "16-19 May", "20-23 May", "24-27 May", "28-31 May",
    "1-4 Jun",   "5-7 Jun",   "8-11 Jun",  "12-15 Jun", "16-19 Jun", "20-23 Jun", "24-27 Jun", "28-30 Jun", "1-4 Jul",
    "5-7 Jul",   "8-11 Jul",  "12-15 Jul", "16-19 Jul", "20-23 Jul", "24-27 Jul", "28-31 Jul", "1-4 Aug",   "5-7 Aug",
    "8-11 Aug",  "12-15 Aug", "16-19 Aug", "20-23 Aug", "24-27 Aug", "28-31 Aug", "1-4 Sep",   "5-7 Sep",   "8-11 Sep",
    "12-15 Sep", "16-19 Sep", "20-23 Sep", "24-27 Sep", "28-30 Sep", "1-4 Oct",   "5-7 Oct",   "8-11 Oct",  "12-15 Oct",
    "16-19 Oct", "20-23 Oct", "24-27 Oct", "28-31 Oct", "1-4 Nov",   "5-7 Nov",   "8-11 Nov",  "12-15 Nov", "16-19 Nov",
    "20-23 Nov", "24-27 Nov", "28-30 Nov"};

}  // namespace

TEST(Rule111TurnList, TheCampaignOf1813HasTheFiftySevenTurnsOfTheList) {
  ASSERT_EQ(of_1813().turns, 57);
  ASSERT_EQ(std::size(kTurnList), 57U);
  for (int turn = 1; turn <= 57; ++turn) {
    EXPECT_EQ(to_string(dates_of(of_1813(), Turn{turn})), kTurnList[turn - 1]) << "turn " << turn;
  }
}

TEST(Rule111TurnList, ADayHasTheTurnInWhoseDatesItLies) {
  EXPECT_EQ(turn_of(of_1813(), date(1813, 4, 26)), std::nullopt);
  EXPECT_EQ(turn_of(of_1813(), date(1813, 4, 27)), Turn{1});
  EXPECT_EQ(turn_of(of_1813(), date(1813, 4, 30)), Turn{1});
  EXPECT_EQ(turn_of(of_1813(), date(1813, 5, 2)), Turn{2}) << "Lützen";
  EXPECT_EQ(turn_of(of_1813(), date(1813, 10, 18)), Turn{46}) << "Leipzig";
  EXPECT_EQ(turn_of(of_1813(), date(1813, 11, 30)), Turn{57});
  EXPECT_EQ(turn_of(of_1813(), date(1813, 12, 1)), std::nullopt);
}

TEST(Reading111February, WhatIsLeftOfAShortMonthIsSharedOutSoThatNoTurnIsShorterThanThreeDays) {
  EXPECT_EQ(half_weeks_of(1813, 2),
            "1-4 Feb, 5-7 Feb, 8-11 Feb, 12-15 Feb, 16-19 Feb, 20-22 Feb, 23-25 Feb, 26-28 Feb");
  EXPECT_EQ(half_weeks_of(1812, 2),
            "1-4 Feb, 5-7 Feb, 8-11 Feb, 12-15 Feb, 16-19 Feb, 20-23 Feb, 24-26 Feb, 27-29 Feb");
  EXPECT_EQ(half_weeks_of(1800, 2), half_weeks_of(1813, 2)) << "1800 was no leap year";
}

TEST(Reading111Opening, ALoneDayGoesWithTheNextHalfWeek) {
  EXPECT_EQ(to_string(first_turn(date(1813, 4, 27)).value()), "27-30 Apr");
  EXPECT_EQ(to_string(first_turn(date(1815, 6, 4)).value()), "4-7 Jun");
  EXPECT_EQ(to_string(first_turn(date(1809, 4, 9)).value()), "9-11 Apr");
  EXPECT_EQ(first_turn(date(1813, 4, 26)), std::nullopt) << "two days, or five";
  EXPECT_EQ(first_turn(date(1813, 5, 31)), std::nullopt) << "one day, or five";
}

TEST(Calendar, TheYearTurnsWithinTheCampaign) {
  const Calendar winter{date(1813, 12, 28), 20};
  EXPECT_EQ(to_string(dates_of(winter, Turn{1})), "28-31 Dec");
  EXPECT_EQ(to_string(dates_of(winter, Turn{2})), "1-4 Jan");
  EXPECT_EQ(dates_of(winter, Turn{2}).first, date(1814, 1, 1));
  EXPECT_EQ(turn_of(winter, date(1814, 2, 28)), Turn{17});
}

RC_GTEST_PROP(Rule11Turns, FollowEachOtherWithoutGapOrOverlapAndHaveThreeOrFourDays, ()) {
  const Date opening =
      sys_days(date(1700, 1, 1)) + days(*rc::gen::inRange(0, 200 * 365).as("days after New Year of 1700"));
  RC_PRE(first_turn(opening).has_value());
  const Calendar calendar{opening, 120};
  sys_days next = opening;
  for (int turn = 1; turn <= calendar.turns; ++turn) {
    const HalfWeek dates = dates_of(calendar, Turn{turn});
    RC_ASSERT(sys_days(dates.first) == next);
    const auto length = (sys_days(dates.last) - next).count() + 1;
    RC_ASSERT(length == 3 || length == 4);
    for (; next <= sys_days(dates.last); next += days(1)) RC_ASSERT(turn_of(calendar, next) == Turn{turn});
  }
}

TEST(CalendarProblems, ADayThatIsNoneOrOpensNoTurnIsRefused) {
  const auto refused = [](const std::string& opening) {
    return test::refusal(
        [&] { (void)calendar_from("\n<calendar opening='" + opening + "' turns='57' rule='1.1.1'/>"); });
  };
  EXPECT_EQ(refused("1813-04-26"),
            "rules.xml:2: opening: found \"1813-04-26\"; expected a day from which the first turn lasts 3 or 4 days "
            "(1.1). Write 1813-04-27, for a first turn of 27-30 Apr");
  for (const char* wrong : {"1813-02-29", "27 Apr 1813", "1813-4-27", "1813-04-27 ", "1813-13-01", "1813-00-10",
                            "1813-04", "", "1813-04-27-1", "-1813-04-27"}) {
    EXPECT_EQ(refused(wrong), std::string("rules.xml:2: opening: ") +
                                  (*wrong == '\0' ? "" : "found \"" + std::string(wrong) + "\"; ") +
                                  "expected a day as year-month-day. Write 1813-04-27");
  }
  EXPECT_EQ(test::refusal([] { (void)calendar_from("<calendar opening='1813-05-01' turns='0' rules='1.1.1'/>"); }),
            "rules.xml:1: turns: found \"0\"; expected a whole number, 1 to 9999\n"
            "rules.xml:1: rule: expected rule=\"...\" in <calendar>\n"
            "rules.xml:1: found \"rules\"; expected opening, turns or rule. Did you mean \"rule\"?");
}

}  // namespace estafette::map::calendar_test

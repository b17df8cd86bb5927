#include "campaign/map/calendar.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace estafette::map {
namespace {

using std::chrono::days, std::chrono::sys_days, std::chrono::year_month;

constexpr int kInAMonth = 8;                                // half-weeks (1.1.1)
constexpr std::array<int, 5> kFirstFive = {4, 3, 4, 4, 4};  // their days, in every month alike (1.1.1)
constexpr int kMostTurns = 9999;

days::rep days_of(Date first, Date last) {
  return (sys_days(last) - sys_days(first)).count() + 1;
}

/// Half-weeks counted through all months and years, so that the next one is one more.
int number_of(Date date) {
  const std::vector<HalfWeek> all = half_weeks({date.year(), date.month()});
  const auto its = std::find_if(all.begin(), all.end(), [&](const HalfWeek& each) { return date <= each.last; });
  const int month = static_cast<int>(date.year()) * 12 + static_cast<int>(static_cast<unsigned>(date.month())) - 1;
  return month * kInAMonth + static_cast<int>(its - all.begin());
}

HalfWeek half_week(int number) {
  const int month = number / kInAMonth;
  const year_month its{std::chrono::year(month / 12), std::chrono::month(static_cast<unsigned>(month % 12 + 1))};
  return half_weeks(its).at(static_cast<std::size_t>(number % kInAMonth));
}

Date read_opening(XmlElement& element) {
  const std::string text = element.text("opening");
  if (!element.has("opening")) return {};
  const std::optional<Date> opening = date_from(text);
  if (!opening) {
    element.complain("opening", text, "a day as year-month-day", "Write 1813-04-27");
    return {};
  }
  if (!first_turn(*opening)) {
    Date better = *opening;
    while (!first_turn(better)) better = sys_days(better) + days(1);
    element.complain("opening", text, "a day from which the first turn lasts 3 or 4 days (1.1)",
                     fmt::format("Write {}, for a first turn of {}", to_text(better), to_string(*first_turn(better))));
  }
  return *opening;
}

}  // namespace

std::string to_string(const HalfWeek& half_week) {
  static const std::array<const char*, 12> kMonths = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                                      "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
  return fmt::format("{}-{} {}", static_cast<unsigned>(half_week.first.day()),
                     static_cast<unsigned>(half_week.last.day()),
                     kMonths.at(static_cast<unsigned>(half_week.last.month()) - 1));
}

std::vector<HalfWeek> half_weeks(year_month month) {
  std::vector<int> lengths(kFirstFive.begin(), kFirstFive.end());
  int left = static_cast<int>(static_cast<unsigned>((month / std::chrono::last).day()));
  for (const int length : lengths) left -= length;
  for (int parts = kInAMonth - static_cast<int>(lengths.size()); parts > 0; --parts) {
    const int length = (left + parts - 1) / parts;  // the longer ones first
    lengths.push_back(length);
    left -= length;
  }
  std::vector<HalfWeek> all;
  sys_days next = month / 1;
  for (const int length : lengths) {
    all.push_back({next, next + days(length - 1)});
    next += days(length);
  }
  return all;
}

std::optional<HalfWeek> first_turn(Date opening) {
  const int number = number_of(opening);
  Date last = half_week(number).last;
  if (opening == last) last = half_week(number + 1).last;
  const days::rep length = days_of(opening, last);
  if (length < 3 || length > 4) return std::nullopt;
  return HalfWeek{opening, last};
}

HalfWeek dates_of(const Calendar& calendar, Turn turn) {
  const HalfWeek first = first_turn(calendar.opening).value();
  return turn.value == 1 ? first : half_week(number_of(first.last) + turn.value - 1);
}

std::optional<Turn> turn_of(const Calendar& calendar, Date date) {
  if (date < calendar.opening) return std::nullopt;
  const HalfWeek first = first_turn(calendar.opening).value();
  const int turn = date <= first.last ? 1 : number_of(date) - number_of(first.last) + 1;
  return turn <= calendar.turns ? std::optional(Turn{turn}) : std::nullopt;
}

Calendar read_calendar(XmlElement& element) {
  Calendar calendar{read_opening(element), element.number("turns", 1, kMostTurns)};
  static_cast<void>(element.text("rule"));  // for the reader
  element.no_others();
  return calendar;
}

}  // namespace estafette::map

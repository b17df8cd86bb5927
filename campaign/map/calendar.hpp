// The half-weeks that the campaign is played in: which days a turn has, and which turn a day belongs to.
// Source: rules 1.1 (a turn is 3 or 4 days) and 1.1.1 (the list of 1813: 1-4, 5-7, 8-11, 12-15, 16-19, 20-23, 24-27 and
// what is left of the month). Every month of every year is cut alike; how February is, docs/readings.md 1.1.1.
// Figures: rules.xml <calendar>. Pure.
#pragma once

#include "base/dates.hpp"
#include "base/markup/xml.hpp"

#include <chrono>
#include <compare>
#include <optional>
#include <string>
#include <vector>

namespace estafette::map {

using estafette::Date;

/// The number of a turn, from 1.
struct Turn {
  int value = 1;
  auto operator<=>(const Turn&) const = default;
};

/// Three or four days of one month, both ends among them.
struct HalfWeek {
  Date first{}, last{};
  bool operator==(const HalfWeek&) const = default;
};

/// "5-7 May"
[[nodiscard]] std::string to_string(const HalfWeek& half_week);

/// The eight half-weeks of a month, without gap or overlap.
[[nodiscard]] std::vector<HalfWeek> half_weeks(std::chrono::year_month month);

/// The first turn of a campaign that opens on that day: what is left of its half-week, or, if only one day is left,
/// that day and the next half-week (rule 1.1: "the 27th to 30th April"). Nothing if that is not 3 or 4 days.
[[nodiscard]] std::optional<HalfWeek> first_turn(Date opening);

/// When a campaign opens and how many turns it has. REQUIRES for what follows: an opening that has a first turn.
struct Calendar {
  Date opening{};
  int turns = 0;
  bool operator==(const Calendar&) const = default;
};

/// The days of a turn, also of one after the last. REQUIRES a turn of 1 or more.
[[nodiscard]] HalfWeek dates_of(const Calendar& calendar, Turn turn);

/// The turn that a day belongs to; nothing before the opening and after the last turn.
[[nodiscard]] std::optional<Turn> turn_of(const Calendar& calendar, Date date);

/// Reads <calendar> of a rules.xml. Problems go to the list of the element's file.
[[nodiscard]] Calendar read_calendar(XmlElement& element);

}  // namespace estafette::map

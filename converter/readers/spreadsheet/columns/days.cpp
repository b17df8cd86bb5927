#include "converter/readers/spreadsheet/columns/days.hpp"

#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <utility>

namespace estafette::readers {
namespace {

constexpr int kFirstYear = 1600, kLastYear = 1999;
constexpr int kMostDays = 31;
constexpr unsigned kMonths = 12;

bool is_year(const Token& token) {
  return token.is == Token::Is::number && token.value >= kFirstYear && token.value <= kLastYear;
}

bool is_day(const Token& token) {
  const bool figure = token.figure();
  return figure && token.value >= 1 && token.value <= kMostDays;
}

/// Tokens [from, to) of a title that are its day, and the day.
struct Place {
  std::size_t from = 0, to = 0;
  TitleDay day;
};

/// "1 May 1813", "May 1, 1813", "1er mai", "Mai 1813".
std::optional<Place> by_name(const Tokens& tokens, const ColumnWords& titles) {
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    if (tokens[at].is != Token::Is::word) continue;
    const std::optional<unsigned> month = titles.month(tokens[at].text);
    if (!month) continue;
    Place place{at, at + 1, {.month = *month, .year = {}, .day = {}, .rest = {}}};
    const auto skip = [&](std::string_view word) {
      if (place.from > 0 && tokens[place.from - 1].text == word) --place.from;
    };
    skip("de");
    skip("of");
    if (place.from > 0 && is_day(tokens[place.from - 1])) {
      place.day.day = static_cast<unsigned>(tokens[--place.from].value);
    } else if (place.to < tokens.size() && is_day(tokens[place.to])) {
      place.day.day = static_cast<unsigned>(tokens[place.to++].value);
    }
    std::size_t year = place.to;
    while (year < tokens.size() && (tokens[year].mark(",") || tokens[year].text == "de")) ++year;
    if (year < tokens.size() && is_year(tokens[year])) {
      place.day.year = tokens[year].value;
      place.to = year + 1;
    }
    return place;
  }
  return std::nullopt;
}

/// "1813-05-01", "1/5/1813", "1.5.1813". Where the month cannot be one, the figures stand as in America.
std::optional<Place> by_figures(const std::string& title) {
  const auto digit = [&](std::size_t at) { return at < title.size() && is_digit(title[at]); };
  for (std::size_t at = 0; at < title.size(); ++at) {
    if (!digit(at)) continue;
    std::size_t end = at;
    std::vector<int> figures;
    while (digit(end) && figures.size() < 3) {
      int value = 0;
      for (int digits = 0; digit(end) && digits < 5; ++digits) value = 10 * value + (title[end++] - '0');
      figures.push_back(value);
      const bool mark = end < title.size() && std::string_view("-/.").find(title[end]) != std::string_view::npos;
      if (figures.size() < 3 && mark && digit(end + 1)) ++end;
    }
    if (figures.size() == 3 && !digit(end)) {
      if (figures[0] < kFirstYear) std::swap(figures[0], figures[2]);
      if (figures[1] > static_cast<int>(kMonths)) std::swap(figures[1], figures[2]);
      const auto [year, month, day] = std::tuple(figures[0], figures[1], figures[2]);
      const bool good = year >= kFirstYear && year <= kLastYear && month >= 1 && month <= static_cast<int>(kMonths) &&
                        day >= 1 && day <= kMostDays;
      if (good) return Place{at, end, {static_cast<unsigned>(month), year, static_cast<unsigned>(day), {}}};
    }
    at = end;
  }
  return std::nullopt;
}

std::string without(const std::string& title, std::size_t from, std::size_t to) {
  std::string rest = title.substr(0, from) + ' ' + title.substr(to);
  std::string kept;
  for (const char c : rest) kept += std::string_view("()[],;:").find(c) == std::string_view::npos ? c : ' ';
  return std::string(trim(kept));
}

/// So that days can be compared; a day without a year is of that year.
int order(const TitleDay& day, int year) {
  return (day.year.value_or(year) * static_cast<int>(kMonths) + static_cast<int>(day.month)) * (kMostDays + 1) +
         static_cast<int>(day.day.value_or(1));
}

TitleDay title_day(Date date) {
  return {static_cast<unsigned>(date.month()), static_cast<int>(date.year()), static_cast<unsigned>(date.day()), {}};
}

}  // namespace

std::optional<TitleDay> day_in(const std::string& title, const ColumnWords& titles) {
  if (std::optional<Place> place = by_figures(title)) {
    place->day.rest = without(title, place->from, place->to);
    return std::move(place->day);
  }
  const Tokens tokens = tokens_of(title);
  std::optional<Place> place = by_name(tokens, titles);
  if (!place) return std::nullopt;
  place->day.rest = without(title, tokens[place->from].begin, tokens[place->to - 1].end);
  return std::move(place->day);
}

std::optional<Problem> settle_day(SpreadsheetColumns& columns, const std::vector<SpreadsheetRow>& rows,
                                  std::optional<Date> wanted, const ColumnWords& titles) {
  std::vector<std::pair<TitleDay, SpreadsheetColumn*>> days;
  std::vector<std::string> named;
  for (SpreadsheetColumn& column : columns.all) {
    if (column.mapped.holds != Holds::men_of_a_day) continue;
    days.emplace_back(day_in(column.title, titles).value_or(TitleDay{}), &column);
    column.mapped.holds = Holds::other;
    named.push_back(column.title);
  }
  if (days.empty() || !columns.that_hold(Holds::men).empty()) return std::nullopt;
  std::optional<TitleDay> asked;
  if (wanted) asked = title_day(*wanted);
  for (std::size_t i = 0; i < columns.header.value_or(0) && !asked; ++i) asked = day_in(text_of(rows[i]), titles);
  SpreadsheetColumn* best = nullptr;
  int latest = 0;
  for (const auto& [day, column] : days) {
    if (!asked) break;
    const int year = asked->year.value_or(day.year.value_or(kFirstYear));
    const int at = order(day, year);
    if (at > order(*asked, year) || (best != nullptr && at <= latest)) continue;
    best = column;
    latest = at;
  }
  (best != nullptr ? best : days.front().second)->mapped.holds = Holds::men;
  if (best != nullptr || days.size() == 1) return std::nullopt;
  return Problem{"",
                 columns.header ? rows[*columns.header].line : 0,
                 "",
                 fmt::format("columns for {} days: {}", days.size(), fmt::join(named, ", ")),
                 asked ? fmt::format("a column of that day or before it; until then {} counts", named.front())
                       : fmt::format("to be told which counts; until then {} does", named.front()),
                 "Name the day with --on, as in --on 1813-05-01, or write is=\"men\" for its column in the mapping"};
}

}  // namespace estafette::readers

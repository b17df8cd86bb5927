#include "converter/readers/workbook/cell_values.hpp"

#include "base/dates.hpp"
#include "base/text.hpp"

#include <fmt/format.h>

#include <charconv>
#include <chrono>
#include <cmath>

namespace estafette::readers {
namespace {

constexpr std::size_t kLetters = 26;
constexpr std::size_t kMostColumnLetters = 3;
constexpr std::size_t kMostRowDigits = 7;

/// Days from the spreadsheets' day 0 to that of the calendar here. They believe that 1900 was a leap year, and count
/// rightly only from 1 March of it, day 61.
constexpr int kDaysTo1970 = 25569;
constexpr int kDaysTo1904 = 1462;
constexpr int kFirstRightDay = 61;
constexpr int kLastDay = 2'958'465;  // 31 December 9999
constexpr int kMinutesOfADay = 1440;

/// As workbooks keep numbers, which may have an exponent: "1.45E3".
std::optional<double> number_in(std::string_view kept) {
  double value = 0;
  const char* const end = kept.data() + kept.size();
  const auto [at, error] = std::from_chars(kept.data(), end, value);
  if (error != std::errc{} || at != end || !std::isfinite(value)) return std::nullopt;
  return value;
}

}  // namespace

std::optional<std::pair<std::size_t, std::size_t>> cell_at(std::string_view name) {
  std::size_t column = 0;
  std::size_t at = 0;
  for (; at < name.size() && name[at] >= 'A' && name[at] <= 'Z' && at < kMostColumnLetters; ++at)
    column = column * kLetters + static_cast<std::size_t>(name[at] - 'A') + 1;
  const std::string_view digits = name.substr(at);
  if (at == 0 || digits.size() > kMostRowDigits) return std::nullopt;
  const std::optional<int> row = whole_number(digits);
  if (!row || *row < 1) return std::nullopt;
  return std::pair{static_cast<std::size_t>(*row) - 1, column - 1};
}

std::optional<MergedCells> merged_at(std::string_view range) {
  const std::size_t colon = range.find(':');
  if (colon == std::string_view::npos) return std::nullopt;
  const auto first = cell_at(range.substr(0, colon));
  const auto last = cell_at(range.substr(colon + 1));
  if (!first || !last || last->first < first->first || last->second < first->second) return std::nullopt;
  return MergedCells{first->first, first->second, last->first - first->first + 1, last->second - first->second + 1};
}

std::string number_shown(std::string_view kept) {
  const std::optional<double> value = number_in(trim(kept));
  return value ? fmt::format("{:.15g}", *value) : std::string(kept);
}

std::optional<std::string> day_shown(std::string_view kept, bool from_1904) {
  const std::optional<double> value = number_in(trim(kept));
  if (!value || *value < 0 || *value > kLastDay) return std::nullopt;
  if (*value < 1) {
    const auto minutes = static_cast<int>(std::lround(*value * kMinutesOfADay));
    return fmt::format("{:02}:{:02}", minutes / 60, minutes % 60);
  }
  int days = static_cast<int>(std::floor(*value));
  if (from_1904) days += kDaysTo1904;
  if (days < kFirstRightDay) ++days;
  return to_text(Date{std::chrono::sys_days{std::chrono::days{days - kDaysTo1970}}});
}

std::vector<std::string> typed_for_day(std::string_view day) {
  constexpr int kMonths = 12, kDays = 31, kMostMen = 9'999;
  const std::vector<std::string> parts = split(std::string(day), '-');
  if (parts.size() != 3) return {};
  const int year = whole_number(parts[0]).value_or(0) % 100;
  const int month = whole_number(parts[1]).value_or(0), of_month = whole_number(parts[2]).value_or(0);
  if (month == 0 || of_month == 0) return {};
  std::vector<std::string> typed;
  const std::chrono::sys_days date{std::chrono::year{whole_number(parts[0]).value_or(0)} /
                                   std::chrono::month{static_cast<unsigned>(month)} /
                                   std::chrono::day{static_cast<unsigned>(of_month)}};
  const auto count = date.time_since_epoch().count() + kDaysTo1970;
  if (count > 0 && count <= kMostMen) return {fmt::format("{}, a figure that is shown as a date", count)};
  if (of_month == 1 && (year > kDays || year == 0)) return {fmt::format("{}/{:02}", month, year)};
  typed.push_back(fmt::format("{}/{}", month, of_month));
  if (month != of_month) typed.push_back(fmt::format("{}/{}", of_month, month));
  if (of_month == 1 && year > kMonths) typed.push_back(fmt::format("{}/{}", month, year));
  return typed;
}

bool shows_a_day(std::string_view format) {
  bool quoted = false;
  for (std::size_t i = 0; i < format.size(); ++i) {
    const char c = format[i];
    if (c == '"') quoted = !quoted;
    if (quoted) continue;
    if (c == '\\' || c == '_' || c == '*') {
      ++i;  // the next letter stands for itself
    } else if (c == '[') {
      const std::size_t end = format.find(']', i);
      const std::string_view within = format.substr(i + 1, end == std::string_view::npos ? end : end - i - 1);
      if (within == "h" || within == "hh" || within == "m" || within == "mm") return true;  // hours that passed
      i = end == std::string_view::npos ? format.size() : end;
    } else if (std::string_view("yYmMdDhHsS").find(c) != std::string_view::npos) {
      return true;
    } else if (c == 'G' || c == 'g') {
      return false;  // General
    }
  }
  return false;
}

}  // namespace estafette::readers

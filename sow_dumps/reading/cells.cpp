#include "sow_dumps/reading/cells.hpp"

#include "base/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace estafette::dumps {
namespace {

/// A heading, spelt as in DumpColumn::spellings.
std::string plain(std::string_view heading) {
  std::string letters = fold(heading);
  std::erase_if(letters, [](char c) { return c == ' ' || c == '_' || c == '-' || c == '.'; });
  return letters;
}

/// The mark that may stand between thousands, or before decimals: "1.234", "1,234", "1'234", "1 234" with a blank that
/// breaks no line. Its place and length; npos if there is none.
struct Mark {
  std::size_t at = std::string_view::npos;
  std::size_t size = 0;
  bool decimal = false;  ///< it may also stand before decimals
};
Mark mark_in(std::string_view cell) {
  Mark found;
  for (const std::string_view mark : {".", ",", "'", "\u2019", "\u00A0", "\u2009", "\u202F"})
    if (const std::size_t at = cell.find(mark); at < found.at) found = {at, mark.size(), mark == "." || mark == ","};
  return found;
}

/// A count as a spreadsheet of some country shows it: 12 for "12,00" and "12.0", 1234 for "1.234", "1,234" and "1'234".
/// A count is whole, so a mark before three digits can only be one of thousands.
std::optional<int> whole_as_written(std::string_view cell) {
  const Mark mark = mark_in(cell);
  if (mark.at == std::string_view::npos || mark.at == 0) return std::nullopt;
  const std::string_view before = cell.substr(0, mark.at), behind = cell.substr(mark.at + mark.size);
  if (behind.empty() || behind.find_first_not_of("0123456789") != std::string_view::npos) return std::nullopt;
  constexpr std::size_t kThousands = 3;
  if (behind.size() == kThousands && mark.at <= kThousands)
    return whole_number(std::string(before) + std::string(behind));
  return mark.decimal && behind.find_first_not_of('0') == std::string_view::npos ? whole_number(before) : std::nullopt;
}

}  // namespace

Places places_by_name(std::span<const std::string_view> header, const std::vector<DumpColumn>& columns) {
  std::vector<std::string> headings;
  for (const std::string_view heading : header) headings.push_back(plain(heading));
  Places places;
  for (const DumpColumn& column : columns) {
    places.push_back(-1);
    for (const std::string& spelling : column.spellings) {
      const auto found = std::find(headings.begin(), headings.end(), spelling);
      if (found == headings.end()) continue;
      places.back() = static_cast<int>(found - headings.begin());
      break;
    }
  }
  return places;
}

int twin_of(std::span<const std::string_view> header, const DumpColumn& column) {
  for (const std::string& spelling : column.spellings) {
    int found = -1;
    for (std::size_t i = 0; i < header.size(); ++i) {
      if (plain(header[i]) != spelling) continue;
      if (found >= 0) return static_cast<int>(i);
      found = static_cast<int>(i);
    }
    if (found >= 0) return -1;
  }
  return -1;
}

bool names_all_decisive(const Places& places, const std::vector<DumpColumn>& columns) {
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (columns[i].decisive && places[i] < 0) return false;
  }
  return true;
}

bool says_synthetic(std::string_view cell) {
  // A cheap look first: this runs for every row of a large dump.
  if (cell.size() < std::string_view("synthetic").size()) return false;
  return fold(cell).find("synthetic") != std::string::npos;
}

std::string_view Cells::text(std::size_t column) const {
  const int place = places_[column];
  if (place < 0 || static_cast<std::size_t>(place) >= row_.fields.size()) return {};
  return trim(row_.fields[static_cast<std::size_t>(place)]);
}

std::optional<int> Cells::count(std::size_t column, int low, int high, bool matters) {
  const std::string_view cell = text(column);
  const std::string& name = columns_[column].name;
  if (cell.empty()) {
    if (matters) remark(fmt::format("{} is empty or missing: read as 0", name));
    return 0;
  }
  const std::optional<int> whole = whole_number(cell);
  if (whole && *whole >= low && *whole <= high) return whole;
  if (const std::optional<int> localised = whole_as_written(cell); localised && *localised >= low && *localised <= high)
    return localised;
  const std::optional<double> value = decimal_number(cell);  // also reads what is too large for an int
  if (!value) {
    remark(fmt::format("{} is \"{}\", which is not a number", name, cell));
    return std::nullopt;
  }
  const double bounded = std::clamp(std::trunc(*value), static_cast<double>(low), static_cast<double>(high));
  const int read = static_cast<int>(bounded);
  if (*value != bounded) remark(fmt::format("{} is {}: read as {}", name, cell, read));
  return read;
}

std::optional<double> Cells::decimal(std::size_t column) {
  const std::string_view cell = text(column);
  const std::optional<double> value = decimal_number(cell);
  if (!value && !cell.empty()) remark(fmt::format("{} is \"{}\", which is not a number", columns_[column].name, cell));
  return value;
}

}  // namespace estafette::dumps

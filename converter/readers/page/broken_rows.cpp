#include "converter/readers/page/broken_rows.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostLinesOfARow = 12;
constexpr std::ptrdiff_t kFewestBars = 3;  ///< of a table of two columns

std::ptrdiff_t bars_in(std::string_view line) {
  return std::count(line.begin(), line.end(), '|');
}

/// "|---|---|"
bool rules_columns(std::string_view line) {
  line = trim(line);
  return line.starts_with("|") && line.find('-') != std::string_view::npos &&
         line.find_first_not_of("|-:+= \t") == std::string_view::npos;
}

/// How many lines make the row that begins at `begin`; 0 if they do not come to as many cells as the titles.
std::size_t lines_of_row(const std::vector<std::string>& lines, std::size_t begin, std::ptrdiff_t bars) {
  std::ptrdiff_t told = 0;
  for (std::size_t at = begin; at < std::min(lines.size(), begin + kMostLinesOfARow); ++at) {
    if (at > begin && lines[at].starts_with('|')) return 0;
    told += bars_in(lines[at]);
    if (told > bars) return 0;
    if (told == bars && trim(lines[at]).ends_with('|')) return at - begin + 1;
  }
  return 0;
}

}  // namespace

std::vector<bool> join_broken_rows(std::vector<std::string>& lines) {
  std::vector<bool> joined(lines.size());
  std::ptrdiff_t bars = 0;  // of the titles of the table that is open
  for (std::size_t at = 0; at < lines.size();) {
    if (at + 1 < lines.size() && rules_columns(lines[at + 1]) && trim(lines[at]).starts_with('|')) {
      bars = bars_in(lines[at]);
      at += 2;
      continue;
    }
    if (bars < kFewestBars || !lines[at].starts_with('|')) {
      bars = 0;
      ++at;
      continue;
    }
    const std::size_t count = lines_of_row(lines, at, bars);
    for (std::size_t more = 1; more < count; ++more) {
      const std::string_view line = trim(lines[at + more]);
      if (!line.empty()) lines[at] = std::string(trim(lines[at])) + ' ' + std::string(line);
      lines[at + more].clear();
      joined[at + more] = true;
    }
    at += std::max<std::size_t>(count, 1);
  }
  return joined;
}

}  // namespace estafette::readers

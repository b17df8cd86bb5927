#include "converter/readers/page/stairs.hpp"

#include "base/lines.hpp"
#include "base/problem.hpp"
#include "converter/readers/spreadsheet/columns/header.hpp"

#include <algorithm>
#include <cstddef>
#include <set>
#include <string_view>
#include <vector>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestStairs = 4;
constexpr std::size_t kFewestStairCells = 3;
constexpr std::size_t kFewestSteps = 3;
constexpr std::size_t kFewestStairTitles = 2;

/// True if several lines begin with an empty cell. Most pages have none: they need not be cut into cells to be told.
bool may_be_stairs(std::string_view utf8) {
  std::size_t set_in = 0;
  while (!utf8.empty() && set_in < kFewestSteps - 1) {
    const std::string_view line = take_line(utf8);
    const std::size_t first = line.find_first_not_of(" \"");
    const bool begins_empty = first < line.size() && (line[first] == ',' || line[first] == ';' || line[first] == '\t');
    set_in += begins_empty ? 1U : 0U;
  }
  return set_in >= kFewestSteps - 1;
}

std::size_t first_filled(const SpreadsheetRow& row) {
  const auto filled = [](const std::string& cell) { return !cell.empty(); };
  return static_cast<std::size_t>(std::find_if(row.cells.begin(), row.cells.end(), filled) - row.cells.begin());
}

/// True if all rows have as many cells, half of them begin with empty ones, and they begin on several steps.
bool are_stairs(const std::vector<SpreadsheetRow>& rows) {
  if (rows.size() < kFewestStairs || rows.front().cells.size() < kFewestStairCells) return false;
  std::set<std::size_t> steps;
  std::size_t set_in = 0;
  for (const SpreadsheetRow& row : rows) {
    if (row.cells.size() != rows.front().cells.size()) return false;
    steps.insert(first_filled(row));
    set_in += first_filled(row) > 0 ? 1U : 0U;
  }
  return steps.size() >= kFewestSteps && 2 * set_in >= rows.size();
}

}  // namespace

std::string with_stairs_tabbed(const std::string& utf8, const ColumnWords& titles) {
  if (!may_be_stairs(utf8)) return utf8;
  std::vector<SpreadsheetRow> rows;
  try {
    rows = spreadsheet_rows(utf8, "");
  } catch (const Refusal&) {  // no table at all
    return utf8;
  }
  if (!are_stairs(rows) || header_of(rows, titles, kFewestStairTitles)) return utf8;
  std::string text;
  int line = 1;
  for (const SpreadsheetRow& row : rows) {
    for (; line < row.line; ++line) text += '\n';
    std::size_t end = row.cells.size();
    while (end > 0 && row.cells[end - 1].empty()) --end;
    for (std::size_t at = 0; at < end; ++at) text.append(at == 0 ? "" : "\t").append(row.cells[at]);
  }
  return text + '\n';
}

}  // namespace estafette::readers

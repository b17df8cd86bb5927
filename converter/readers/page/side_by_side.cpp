#include "converter/readers/page/side_by_side.hpp"

#include "base/letters.hpp"
#include "base/problem.hpp"
#include "base/text.hpp"
#include "converter/readers/spreadsheet/columns/rows.hpp"
#include "converter/readers/words/signs.hpp"

#include <algorithm>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostSides = 4;
constexpr std::size_t kRowsOfTitles = 10;  ///< above which they stand

/// The columns whose titles are not blank.
std::vector<std::size_t> titled(const TableRow& row) {
  std::vector<std::size_t> columns;
  for (std::size_t at = 0; at < row.size(); ++at)
    if (!row[at].empty()) columns.push_back(at);
  return columns;
}

using Columns = std::vector<std::optional<Holds>>;

/// Whether a column may hold the names of a side: it says so, or its title is that of an army, which we do not know.
bool may_name(const std::optional<Holds>& holds) {
  return !holds || *holds <= Holds::brigade || *holds == Holds::name || *holds == Holds::unit ||
         *holds == Holds::nation;
}

bool counts(const std::optional<Holds>& holds) {
  return holds && *holds >= Holds::men && *holds <= Holds::guns;
}

/// Whether the first side and side `b` have a figure in common; `begins` are their first titles.
bool count_alike(const Columns& holds, const std::vector<std::size_t>& begins, std::size_t b) {
  const auto at = [&](std::size_t side) { return holds.begin() + static_cast<std::ptrdiff_t>(begins[side]); };
  const auto end = b + 1 < begins.size() ? at(b + 1) : holds.end();
  return std::any_of(at(0), at(1),
                     [&](const auto& figure) { return counts(figure) && std::find(at(b), end, figure) != end; });
}

/// The columns at which the tables begin whose titles are in a row; nothing if they are those of one table. They begin
/// with the same title, or each with its army's, and count something in common.
std::optional<std::vector<std::size_t>> begins_in(const TableRow& row, const ColumnWords& titles) {
  const std::vector<std::size_t> columns = titled(row);
  Columns holds;
  for (const std::size_t column : columns) {
    if (has_digit(row[column])) return std::nullopt;
    holds.push_back(titles.title(row[column]));
  }
  std::vector<std::size_t> sides, begins;
  for (std::size_t at = 0; at < columns.size(); ++at) {
    if (holds[at] != holds.front()) continue;
    sides.push_back(at);
    begins.push_back(columns[at]);
  }
  if (sides.size() < 2 || sides.size() > kMostSides || !may_name(holds.front())) return std::nullopt;
  for (std::size_t side = 1; side < sides.size(); ++side)
    if (!count_alike(holds, sides, side)) return std::nullopt;
  return begins;
}

/// The rows of one of the tables: the columns from `begin` up to the next.
std::vector<TableRow> side_of(const std::vector<TableRow>& rows, std::size_t begin, std::size_t end) {
  std::vector<TableRow> side;
  for (const TableRow& row : rows) {
    const std::size_t from = std::min(begin, row.size()), to = std::min(end, row.size());
    side.emplace_back(row.begin() + static_cast<std::ptrdiff_t>(from), row.begin() + static_cast<std::ptrdiff_t>(to));
  }
  return side;
}

/// None if the text is no table of commas, semicolons or tabs.
std::vector<SpreadsheetRow> rows_of(const std::string& utf8) {
  if (utf8.find_first_of(",;\t") == std::string::npos) return {};
  try {
    return spreadsheet_rows(utf8, "");
  } catch (const Refusal&) {
    return {};
  }
}

std::vector<TableRow> cells_of(const std::vector<SpreadsheetRow>& rows) {
  std::vector<TableRow> cells;
  cells.reserve(rows.size());
  for (const SpreadsheetRow& row : rows) cells.push_back(row.cells);
  return cells;
}

}  // namespace

std::optional<TablesBeside> sides_in(const std::vector<TableRow>& rows, const ColumnWords& titles) {
  for (std::size_t row = 0; row < std::min(rows.size(), kRowsOfTitles); ++row)
    if (std::optional<std::vector<std::size_t>> begins = begins_in(rows[row], titles))
      return TablesBeside{row, *begins};
  return std::nullopt;
}

namespace {

/// "REGIMENTS | SQUADRONS | REGIMENTS | SQUADRONS" with a regiment of so many squadrons at the top of the right half,
/// and nothing of its own above its titles: the list goes on there, and is no other army's.
bool goes_on_beside(const std::vector<TableRow>& rows, const TablesBeside& sides, std::size_t side,
                    const ColumnWords& titles) {
  const auto cell = [&](std::size_t row, std::size_t column) {
    return column < rows[row].size() ? fold(rows[row][column]) : std::string();
  };
  const std::optional<Holds> first_title = titles.title(rows[sides.titles][sides.begins[side]]);
  if (first_title && *first_title <= Holds::brigade) return false;  // each row names its command
  const std::size_t begin = sides.begins[side], width = begin - sides.begins[side - 1];
  for (std::size_t row = 0; row < sides.titles; ++row)
    if (!cell(row, begin).empty()) return false;
  for (std::size_t at = 0; at < width; ++at)
    if (cell(sides.titles, begin + at) != cell(sides.titles, sides.begins[side - 1] + at)) return false;
  std::size_t first = sides.titles + 1;
  while (first < rows.size() && cell(first, begin).empty()) ++first;
  return first < rows.size() && has_digit(cell(first, begin + 1));
}

}  // namespace

std::vector<std::string> lines_of_sides(const std::vector<TableRow>& rows, const TablesBeside& sides,
                                        const ColumnWords& titles) {
  std::vector<std::string> lines(rows.size());
  for (std::size_t side = 0; side < sides.begins.size(); ++side) {
    const std::size_t end = side + 1 < sides.begins.size() ? sides.begins[side + 1] : std::string::npos;
    const bool goes_on = side > 0 && goes_on_beside(rows, sides, side, titles);
    const std::vector<std::string> its = lines_of_table(side_of(rows, sides.begins[side], end), titles, sides.titles);
    for (std::size_t row = 0; row < rows.size(); ++row) {
      if (side > 0) lines[row] += goes_on ? kWithin : kBeside;
      lines[row] += its[row];
    }
  }
  return lines;
}

bool stand_side_by_side(const std::string& utf8, const ColumnWords& titles) {
  std::size_t end = 0;
  for (std::size_t row = 0; row < kRowsOfTitles && end < utf8.size(); ++row)
    end = std::min(utf8.find('\n', end), utf8.size() - 1) + 1;
  return sides_in(cells_of(rows_of(utf8.substr(0, end))), titles).has_value();
}

std::string with_sides_parted(const std::string& utf8, const ColumnWords& titles) {
  if (!stand_side_by_side(utf8, titles)) return utf8;
  const std::vector<SpreadsheetRow> rows = rows_of(utf8);
  const std::vector<TableRow> table = cells_of(rows);
  const std::optional<TablesBeside> sides = sides_in(table, titles);
  if (!sides) return utf8;
  const std::vector<std::string> lines = lines_of_sides(table, *sides, titles);
  std::string text;
  int line = 1;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    for (; line < rows[i].line; ++line) text += '\n';
    text += lines[i];
  }
  return text + '\n';
}

}  // namespace estafette::readers

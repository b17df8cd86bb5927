#include "converter/readers/page/aligned_table.hpp"

#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr std::size_t kLongestAligned = 400;  ///< bytes of a row
constexpr std::size_t kFewestAligned = 4;     ///< rows, with the titles
constexpr std::size_t kBlanksBetween = 2;
constexpr std::size_t kFewestTitles = 3;  ///< of a table whose columns do not stand apart
constexpr std::size_t kReach = 4;         ///< signs that a cell may stand before its title

/// Where each sign of a line begins: "é" is one sign and two bytes.
std::vector<std::size_t> signs_of(std::string_view line) {
  std::vector<std::size_t> signs;
  for (std::size_t at = 0; at < line.size(); ++at)
    if ((line[at] & 0xC0) != 0x80) signs.push_back(at);
  return signs;
}

/// The pieces of a line between its gaps.
TableRow pieces_between_gaps(std::string_view line) {
  TableRow pieces;
  for (line = trim(line); !line.empty();) {
    const std::size_t gap = std::min(line.find("  "), line.size());
    pieces.emplace_back(line.substr(0, gap));
    line = trim(line.substr(gap));
  }
  return pieces;
}

/// The signs of all lines at which a column begins, where a gap goes down through every line.
std::vector<std::size_t> columns_in(const std::vector<std::string_view>& lines) {
  std::vector<bool> used;
  for (const std::string_view line : lines) {
    const std::vector<std::size_t> signs = signs_of(line);
    used.resize(std::max(used.size(), signs.size()));
    for (std::size_t at = 0; at < signs.size(); ++at) used[at] = used[at] || line[signs[at]] != ' ';
  }
  std::vector<std::size_t> begins;
  std::size_t blanks = kBlanksBetween;
  for (std::size_t at = 0; at < used.size(); ++at) {
    if (used[at] && blanks >= kBlanksBetween) begins.push_back(at);
    blanks = used[at] ? 0 : blanks + 1;
  }
  return begins;
}

TableRow cells_at(std::string_view line, const std::vector<std::size_t>& begins) {
  const std::vector<std::size_t> signs = signs_of(line);
  const auto byte = [&](std::size_t sign) { return sign < signs.size() ? signs[sign] : line.size(); };
  TableRow row;
  for (std::size_t i = 0; i < begins.size(); ++i) {
    const std::size_t from = byte(begins[i]);
    const std::size_t to = i + 1 < begins.size() ? byte(begins[i + 1]) : line.size();
    row.emplace_back(trim(line.substr(from, to - from)));
  }
  return row;
}

/// The column in whose reach a piece begins, behind all that are taken; none if it lies before the next free one.
std::size_t column_of(std::size_t begin, const std::vector<std::size_t>& titles, std::size_t free) {
  std::size_t column = free;
  while (column + 1 < titles.size() && titles[column + 1] <= begin) ++column;
  return column;
}

/// A row whose long name reaches into the next column: as many pieces between its gaps as there are titles, or each in
/// the reach of a title. Empty if two would share a cell.
TableRow cells_by_gaps(std::string_view line, const std::vector<std::size_t>& titles) {
  TableRow row(titles.size());
  const TableRow pieces = pieces_between_gaps(line);
  if (pieces.size() > titles.size()) return {};
  if (pieces.size() == titles.size()) return pieces;
  const std::vector<std::size_t> signs = signs_of(line);
  std::size_t free = 0, from = 0;
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    from = line.find(pieces[i], from);
    const auto sign = static_cast<std::size_t>(std::lower_bound(signs.begin(), signs.end(), from) - signs.begin());
    const std::size_t column = column_of(sign, titles, free);
    const bool fits = column + (pieces.size() - i) <= titles.size() && (i == 0 || titles[column] <= sign + kReach);
    if (!fits) return {};
    row[column] = pieces[i];
    free = column + 1;
    from += pieces[i].size();
  }
  return row;
}

/// The rows by the gaps in each, if no gap goes down between all columns; empty if some row does not fit the titles.
std::vector<TableRow> rows_by_gaps(const std::vector<std::string_view>& lines) {
  const std::vector<std::size_t> titles = columns_in({lines.front()});
  if (titles.size() < kFewestTitles) return {};
  std::vector<TableRow> rows;
  std::size_t whole = 0;
  for (const std::string_view line : lines) {
    rows.push_back(cells_by_gaps(line, titles));
    if (rows.back().empty()) return {};
    whole += pieces_between_gaps(line).size() == titles.size() ? 1U : 0U;
  }
  return whole * 2 > lines.size() ? rows : std::vector<TableRow>{};
}

/// "I Corps: Kern", "II CORPS": a command itself, and no title of a column of commands.
bool is_command_itself(const std::string& piece) {
  const std::size_t colon = piece.find(':');
  return roman(piece.substr(0, piece.find(' '))).has_value() ||
         (colon != std::string::npos && colon + 1 < piece.size());
}

}  // namespace

PlacedTable aligned_table(const std::vector<std::string>& lines, std::size_t begin, const ColumnWords& titles) {
  const std::string& line = lines[begin];
  if (line.size() > kLongestAligned || line.find("  ") == std::string::npos) return {};
  const TableRow pieces = pieces_between_gaps(line);
  const bool commands = std::count_if(pieces.begin(), pieces.end(), is_command_itself) > 1;  // two columns of a print
  if (line.find('\t') != std::string::npos || commands || !names_commands_by_row({pieces}, titles)) return {};
  PlacedTable table;
  std::vector<std::string_view> taken;
  std::size_t at = begin;
  for (; at < lines.size() && lines[at].size() <= kLongestAligned; ++at) {
    if (trim(lines[at]).empty()) continue;
    if (lines[at].find("  ") == std::string::npos) break;
    taken.emplace_back(lines[at]);
    table.places.push_back(at);
  }
  table.end = at;
  PlacedTable none;
  none.end = at;
  if (taken.size() < kFewestAligned) return none;
  const std::vector<std::size_t> begins = columns_in(taken);
  if (begins.size() < pieces_between_gaps(taken.front()).size()) {
    table.rows = rows_by_gaps(taken);
    return table.rows.empty() ? none : table;
  }
  for (const std::string_view row : taken) table.rows.push_back(cells_at(row, begins));
  const TableRow& first = table.rows.front();
  const bool named = std::all_of(first.begin(), first.end(), [](const std::string& title) { return !title.empty(); });
  return named && names_commands_by_row({first}, titles) ? table : none;
}

}  // namespace estafette::readers

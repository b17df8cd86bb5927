#include "converter/readers/page/copied_spans.hpp"

#include "base/lines.hpp"
#include "base/text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostLinesOfRow = 12;
constexpr std::size_t kFewestShortRows = 2;

using CopiedCells = std::vector<std::string>;

bool is_path_column(std::string_view title, const ColumnWords& titles) {
  return holds_command(titles.title(std::string(trim(title.substr(0, title.find('['))))));
}

/// How many columns of commands stand before that of the names, if the line has such titles, and others behind it.
std::optional<std::size_t> commands_before_names(const CopiedCells& cells, const ColumnWords& titles) {
  std::size_t at = 0;
  while (at < cells.size() && is_path_column(cells[at], titles)) ++at;
  if (at == 0 || at + 1 >= cells.size()) return std::nullopt;
  const std::string_view title = cells[at];
  return titles.title(std::string(trim(title.substr(0, title.find('['))))) == Holds::name ? std::optional(at)
                                                                                          : std::nullopt;
}

struct CopiedRow {
  std::size_t line = 0;  ///< where it begins
  std::size_t lines = 0;
  CopiedCells cells;
};

/// The row that begins there: lines up to one that has all columns from the names on. A line end within a cell is "\n".
std::optional<CopiedRow> row_at(const std::vector<std::string_view>& lines, std::size_t at, std::size_t columns,
                                std::size_t commands) {
  CopiedRow row{at, 0, {}};
  std::string text;
  while (at + row.lines < lines.size() && row.lines < kMostLinesOfRow) {
    const std::string_view line = lines[at + row.lines];
    if (trim(line).empty()) return std::nullopt;
    text += (row.lines == 0 ? "" : "\n") + std::string(line);
    ++row.lines;
    if (static_cast<std::size_t>(std::count(line.begin(), line.end(), '\t')) + 1 < columns - commands) continue;
    row.cells = split(text, '\t');
    const bool fits = row.cells.size() <= columns && row.cells.size() >= columns - commands;
    return fits ? std::optional(std::move(row)) : std::nullopt;
  }
  return std::nullopt;
}

/// "| 1st Division<br>Gen. Roe | | 9th Line |"
std::string with_bars(const CopiedCells& cells) {
  std::string line = "|";
  for (std::string cell : cells) {
    std::replace(cell.begin(), cell.end(), '|', '/');
    for (std::size_t at = cell.find('\n'); at != std::string::npos; at = cell.find('\n', at))
      cell.replace(at, 1, "<br>");
    line += fmt::format(" {} |", trim(cell));
  }
  return line;
}

/// The rows below the titles in `header`, as far as they go on; nothing if they are a table like any other.
std::vector<CopiedRow> spanned_rows(const std::vector<std::string_view>& lines, std::size_t header, std::size_t columns,
                                    std::size_t commands) {
  std::vector<CopiedRow> rows;
  std::size_t cut = 0;
  for (std::size_t at = header + 1; at < lines.size();) {
    std::optional<CopiedRow> row = row_at(lines, at, columns, commands);
    if (!row) break;
    cut += row->cells.size() < columns ? 1U : 0U;
    at += row->lines;
    rows.push_back(*std::move(row));
  }
  const bool whole = !rows.empty() && rows.front().cells.size() == columns;
  return whole && cut >= kFewestShortRows ? rows : std::vector<CopiedRow>();
}

}  // namespace

std::string with_copied_spans_filled(const std::string& utf8, const ColumnWords& titles) {
  if (utf8.find('\t') == std::string::npos) return utf8;
  const std::vector<std::string_view> lines = all_lines(utf8);
  std::vector<std::string> out(lines.begin(), lines.end());
  bool changed = false;
  for (std::size_t at = 0; at < lines.size(); ++at) {
    if (lines[at].find('\t') == std::string_view::npos) continue;
    const CopiedCells header = split(lines[at], '\t');
    const std::optional<std::size_t> commands = commands_before_names(header, titles);
    if (!commands) continue;
    std::vector<CopiedRow> rows = spanned_rows(lines, at, header.size(), *commands);
    if (rows.empty()) continue;
    const bool bars = std::any_of(rows.begin(), rows.end(), [](const CopiedRow& row) { return row.lines > 1; });
    CopiedCells above;
    std::size_t last = at;  // the rows of a table stand one below the other
    for (CopiedRow& row : rows) {
      const std::size_t lacks = header.size() - row.cells.size();
      row.cells.insert(row.cells.begin(), lacks, "");
      if (!bars && !above.empty()) std::copy_n(above.begin(), lacks, row.cells.begin());
      above = row.cells;
      for (std::size_t line = 0; line < row.lines; ++line) out[row.line + line].clear();
      out[++last] = bars ? with_bars(row.cells) : fmt::format("{}", fmt::join(row.cells, "\t"));
    }
    if (bars) out[at] = with_bars(header);
    changed = true;
    at = rows.back().line + rows.back().lines - 1;
  }
  return changed ? fmt::format("{}\n", fmt::join(out, "\n")) : utf8;
}

}  // namespace estafette::readers

#include "converter/readers/page/parallel_cells.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <utility>

namespace estafette::readers {
namespace {

/// "1,900", and "18/430": officers and men.
bool is_figure(const std::string& line) {
  return line.find_first_not_of("0123456789,./ \u00A0") == std::string::npos && has_digit(line);
}

bool all_figures(const std::vector<std::string>& lines) {
  return std::all_of(lines.begin(), lines.end(), is_figure);
}

/// How many lines a cell of names and a cell of figures have both; 0 if they differ.
std::size_t lines_of_both(const CellLines& cells) {
  std::size_t names = 0, figures = 0;
  for (const std::vector<std::string>& cell : cells) {
    if (cell.size() < 2) continue;
    std::size_t& known = all_figures(cell) ? figures : names;
    if (known != 0 && known != cell.size()) return 0;
    known = cell.size();
  }
  return names == figures ? names : 0;
}

}  // namespace

std::vector<TableRow> rows_by_line(TableRow row, const CellLines& lines) {
  const std::size_t count = lines_of_both(lines);
  if (count == 0) return {std::move(row)};
  std::vector<TableRow> rows(count, TableRow(row.size()));
  for (std::size_t column = 0; column < row.size(); ++column) {
    const bool several = column < lines.size() && lines[column].size() == count;
    if (!several) rows[0][column] = row[column];
    for (std::size_t i = 0; several && i < count; ++i) rows[i][column] = trim(lines[column][i]);
  }
  return rows;
}

}  // namespace estafette::readers

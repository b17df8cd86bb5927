#include "converter/readers/page/tabbed.hpp"

#include <algorithm>

namespace estafette::readers {

void repeat_names(std::vector<TableRow>& rows, const std::vector<TablePlace>& below) {
  for (const auto& [row, column] : below) {
    if (row == 0 || row >= rows.size() || column >= rows[row - 1].size()) continue;
    const std::string& above = rows[row - 1][column];
    if (!above.empty() && above.find_first_not_of("0123456789,. ") != std::string::npos) rows[row][column] = above;
  }
}

std::string with_tabs(const TableRow& row) {
  std::string line;
  for (std::size_t i = 0; i < row.size(); ++i) {
    std::string cell = row[i];
    std::replace_if(
        cell.begin(), cell.end(), [](char c) { return c == '\t' || c == '\n' || c == '\r'; }, ' ');
    line.append(i == 0 ? "" : "\t").append(cell);
  }
  return line;
}

}  // namespace estafette::readers

// A row of a table whose cells hold a line for each of several units: "1st Light<br>8th Hussars" beside "1,900<br>420".
#pragma once

#include "converter/readers/page/table_lines.hpp"

#include <string>
#include <vector>

namespace estafette::readers {

/// The lines of each cell of a row.
using CellLines = std::vector<std::vector<std::string>>;

/// The row once for each line, if at least two of its cells have as many lines, names in one and figures in another;
/// the others stand in the first. Any other row as it is.
[[nodiscard]] std::vector<TableRow> rows_by_line(TableRow row, const CellLines& lines);

}  // namespace estafette::readers

// A table of a page as the reader of spreadsheets takes it: a line for each row, tabs between its cells.
#pragma once

#include "converter/readers/page/table_lines.hpp"

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace estafette::readers {

inline constexpr std::size_t kMostLinesAbove = 3;  ///< above a table that is a page of its own: its titles

/// A row and column, from 0.
using TablePlace = std::pair<std::size_t, std::size_t>;

/// Writes a name that stands for several rows in each of them; a figure only once. `below`: the places of cells that
/// one above them takes.
void repeat_names(std::vector<TableRow>& rows, const std::vector<TablePlace>& below);

/// The row with tabs between its cells, and blanks for tabs and line ends within them.
[[nodiscard]] std::string with_tabs(const TableRow& row);

}  // namespace estafette::readers

// The tables of forums: [table][tr][td]1st Foot[/td][td]700[/td][/tr][/table], also with [row] and [cell].
#pragma once

#include "converter/readers/page/table_lines.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace estafette::readers {

/// A table, and where it stands in the lines of a text.
struct BoardTable {
  std::vector<TableRow> rows;
  std::vector<std::size_t> places;  ///< the line on which each row begins, from 0
  std::size_t end = 0;              ///< one past the last line of the table
};

/// True for a line that begins such a table.
[[nodiscard]] bool begins_board_table(std::string_view line);

/// The table that begins on that line; without rows if it does not end within the text.
[[nodiscard]] BoardTable board_table(const std::vector<std::string>& lines, std::size_t begin);

}  // namespace estafette::readers

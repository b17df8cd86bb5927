// The tables of forums: [table][tr][td]1st Foot[/td][td]700[/td][/tr][/table], also with [row] and [cell].
#pragma once

#include "converter/readers/page/placed_table.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace estafette::readers {

/// True for a line that begins such a table.
[[nodiscard]] bool begins_board_table(std::string_view line);

/// The table that begins on that line; without rows if it does not end within the text.
[[nodiscard]] PlacedTable board_table(const std::vector<std::string>& lines, std::size_t begin);

}  // namespace estafette::readers

// Cells of a row in which a table has nothing: a dash, "\u00BB", a pair of stops.
//   IR. Nr. 25 Alba . . .   2    —    —   1.642    —      Artillerie à pied    »    3   203   206
#pragma once

#include <string_view>

namespace estafette::readers {

/// True if the text ends with such a cell: its dash stands behind a gap, or behind a dash or figures of other columns,
/// and nothing goes on behind it.
[[nodiscard]] bool ends_with_empty_cell(std::string_view text);

/// "Brigade Roe \u2014": a dash at the end that is no such cell.
[[nodiscard]] bool ends_with_open_dash(std::string_view text);

/// "Artillerie à pied" of "Artillerie à pied   »": what stands before the empty cells at its end.
[[nodiscard]] std::string_view without_empty_cells(std::string_view text);

}  // namespace estafette::readers

// Cells of a table that have a sign for the words of the cell above:
//   4th Foot, 1st battalion | 971 |      British Artillery |
//   28th, " | 1020 |                     374 |
//                                        German ditto |
#pragma once

#include "converter/readers/copied/lines.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// The cell with what the one above has behind as many words for the sign that ends it, and a note that says so: "28th
/// Foot, 1st battalion [Note: as above: Foot, 1st battalion]". Nothing if it has no such sign, or begins with a number
/// where the other begins with a word.
[[nodiscard]] std::optional<std::string> ditto_cell(std::string_view above, std::string_view cell);

/// Writes out the first cells of rows with bars, and the cells that stand alone between figures.
void write_ditto_cells_out(std::vector<TextLine>& lines);

}  // namespace estafette::readers

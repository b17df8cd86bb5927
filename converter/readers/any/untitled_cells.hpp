// A list in the cells of a spreadsheet that has no titles:
//
//   1. Division | GL Kern |        |
//   IR Nr. 4    |         | 3 Btl. | 2.750
#pragma once

#include "converter/readers/spreadsheet/columns/column_words.hpp"
#include "converter/readers/words/words.hpp"

#include <string>

namespace estafette::readers {

/// The same as typed lines, "1. Division: GL Kern" and "IR Nr. 4, 3 Btl., 2.750"; any other text as it is. Every line
/// keeps its number.
[[nodiscard]] std::string with_untitled_cells_told(const std::string& utf8, const ColumnWords& titles,
                                                   const PhraseBook& words);

}  // namespace estafette::readers

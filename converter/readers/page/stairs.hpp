// A list without titles whose columns are steps, as a sheet is saved or copied: the corps in the first, its divisions
// in the second, their regiments in the third.
#pragma once

#include "converter/readers/spreadsheet/columns/column_words.hpp"

#include <string>

namespace estafette::readers {

/// The same with tabs, so that each line is set in as deep as its first cell stands, without the empty cells at its
/// end; any other text as it is. Every line keeps its number.
[[nodiscard]] std::string with_stairs_tabbed(const std::string& utf8, const ColumnWords& titles);

}  // namespace estafette::readers

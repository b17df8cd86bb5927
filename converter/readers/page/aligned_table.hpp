// Tables whose columns stand one below the other with nothing but blanks between them, as a PDF or a terminal gives
// them:
//
//   Division       Brigade       Unit          Men
//   8th Division   1st Brigade   22nd Line   1,245
#pragma once

#include "converter/readers/page/placed_table.hpp"
#include "converter/readers/spreadsheet/columns/column_words.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace estafette::readers {

/// The table that begins with titles on that line, if each of its rows names its commands and at least two blanks go
/// down between its columns. Otherwise it has no rows, and an end if no such table begins before it.
[[nodiscard]] PlacedTable aligned_table(const std::vector<std::string>& lines, std::size_t begin,
                                        const ColumnWords& titles);

}  // namespace estafette::readers

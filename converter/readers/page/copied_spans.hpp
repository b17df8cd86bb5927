// Tables copied out of a page, with tabs between the cells, where a cell goes on over several rows: they have fewer
// cells than the titles, and a cell may have several lines.
//   Division   Brigade    Units      Strength
//   1st Division          <- the rest of this cell, and the next ones, stand on the lines below
//   Gen. Roe   1st Brigade   9th Line   900
//   24th Line  850
#pragma once

#include "converter/readers/spreadsheet/columns/column_words.hpp"

#include <string>

namespace estafette::readers {

/// The same with the cells that such rows go on from in their places: with tabs if each cell has one line, otherwise as
/// a table with bars, whose rows stand one below the other. Any other text as it is.
[[nodiscard]] std::string with_copied_spans_filled(const std::string& utf8, const ColumnWords& titles);

}  // namespace estafette::readers

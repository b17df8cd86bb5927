// Tables that stand below each other on one sheet, one for each command, with its name among their titles:
//   1. Brigade | Oberst Kern | Bat. | Esk. | Mann
//              | Alba        | 2    |      | 900
//   2. Brigade | Oberst Roe  | Bat. | Esk. | Mann
#pragma once

#include "converter/readers/spreadsheet/columns/column_words.hpp"
#include "converter/readers/spreadsheet/columns/rows.hpp"

#include <vector>

namespace estafette::readers {

/// One table of those that have the same titles of figures in the same columns: the first titles stand above all, and
/// what else stands beside each row of titles is a command in the column of the names. Rows that come again with all
/// their cells, as at the top of each page, stay as they are.
void join_tables_of_commands(std::vector<SpreadsheetRow>& rows, const ColumnWords& titles);

}  // namespace estafette::readers

// Rows that say to which other row they belong, as a database exports them: "id | parent id", "Unit | Parent", or by a
// path of names, "3rd_Div.Rosen_Fusiliers" beside "3rd_Div".
#pragma once

#include "converter/readers/spreadsheet/columns/column_words.hpp"
#include "converter/readers/spreadsheet/columns/rows.hpp"

#include <vector>

namespace estafette::readers {

/// Such rows in the order of their tree, troops before the commands beside them, and each name set in below that of its
/// command; the cells that linked them are blank then. Rows stay as they are if one of them names a row that is not
/// there, or one of several, or is below itself.
void put_below_superiors(std::vector<SpreadsheetRow>& rows, const ColumnWords& titles);

}  // namespace estafette::readers

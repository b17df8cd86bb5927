// Orders of battle in JSON, as programs and GitHub have them: a list of units, or commands with lists of what is under
// them. They become a table, which is read as any other. Source: docs/formats/spreadsheets.md, "JSON".
#pragma once

#include "converter/readers/spreadsheet/columns/column_words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// The table as CSV: a column for each name, a row for each unit, which has the names of the commands above it too;
/// typed lines, if commands are keys and their troops lists of names: {"1st Brigade (Kern)": ["22nd Line"]}. The text
/// as it is, if it is not JSON with at least one list of objects.
[[nodiscard]] std::string table_of_json(std::string_view utf8, const ColumnWords& titles);

}  // namespace estafette::readers

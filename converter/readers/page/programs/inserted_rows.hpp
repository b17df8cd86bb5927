// Rows that a script puts into a database: INSERT INTO units (name, men) VALUES ('9th Line', 900), ('24th Line', 850);
#pragma once

#include "converter/readers/spreadsheet/columns/column_words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// The rows as CSV, below the names of their columns, which may stand with the rows or where the table is made. The
/// text as it is if anything but such statements and comments stands in it, or if it fills several tables that do not
/// belong together (joined_tables.hpp).
[[nodiscard]] std::string table_of_inserts(std::string_view utf8, const ColumnWords& titles);

}  // namespace estafette::readers

// A table that a database wrote out: "COPY unit (id, path, name, nation, bayonets) FROM stdin;" and rows with tabs.
#pragma once

#include "converter/readers/spreadsheet/columns/column_words.hpp"

#include <string>

namespace estafette::readers {

/// The rows below the names of their columns, as a table with tabs; a column of paths, "II_Corps.Division_Kern.9e", as
/// the row that each belongs to, where a command that only paths name has a row at the end; not where a path stands
/// twice, or the rows are of several forces. Several such tables are one if they belong together (joined_tables.hpp). A
/// text with anything else in it stays as it is.
[[nodiscard]] std::string table_of_dump(const std::string& utf8, const ColumnWords& titles);

}  // namespace estafette::readers

// Rows that a script puts into a database: INSERT INTO units (name, men) VALUES ('9th Line', 900), ('24th Line', 850);
#pragma once

#include <string>
#include <string_view>

namespace estafette::readers {

/// The rows as CSV, below the names of their columns, which may stand with the rows or where the table is made. The
/// text as it is if rows go into several tables, or anything but such statements and comments stands in it.
[[nodiscard]] std::string table_of_inserts(std::string_view utf8);

}  // namespace estafette::readers

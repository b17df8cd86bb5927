// The tables of a database of which each names rows of others by their keys: units with the key of their division.
#pragma once

#include "converter/readers/spreadsheet/columns/column_words.hpp"

#include <optional>
#include <string>
#include <vector>

namespace estafette::readers {

/// One table as a script fills it.
struct DatabaseTable {
  std::string name;  ///< in small letters
  std::vector<std::string> columns;
  std::vector<std::vector<std::string>> rows;  ///< with a cell for each column
};

/// All rows that have a name, as one table in CSV, in which each says to which it belongs: by "parent_id", or by
/// "division_id" where there is a table "divisions". What is no command, "nation_id", stands as its name. Nothing if
/// the tables do not belong together.
[[nodiscard]] std::optional<std::string> csv_of_tables(const std::vector<DatabaseTable>& tables,
                                                       const ColumnWords& titles);

}  // namespace estafette::readers

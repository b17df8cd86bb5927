// Lists in JSON of which each names entries of another by their numbers: {"formations": [{"id": 2, ...}], "units":
// [{"formation": 2, ...}]}.
#pragma once

#include "converter/readers/page/programs/json_fields.hpp"
#include "converter/readers/spreadsheet/columns/column_words.hpp"

#include <optional>
#include <string>

namespace estafette::readers {

/// All entries as one table in CSV, in which each says to which it belongs. Nothing if no list names the entries of
/// another, or if there is more than such lists and what is said of them all.
[[nodiscard]] std::optional<std::string> table_of_joined_lists(const Json& all, const ColumnWords& titles);

}  // namespace estafette::readers

// JSON that nests commands in lists which do not say what they hold: "children", "units", "subordinates".
#pragma once

#include "converter/readers/page/programs/json_fields.hpp"
#include "converter/readers/spreadsheet/columns/column_words.hpp"

#include <optional>
#include <string>

namespace estafette::readers {

/// {"name": "II Corps", "children": [{"name": "1st Division", "children": [...]}]} as a table in which each row has a
/// number and that of the row it belongs to. Nothing if each list of commands is called by their rank.
[[nodiscard]] std::optional<std::string> table_of_tree(const Json& all, const ColumnWords& words);

}  // namespace estafette::readers

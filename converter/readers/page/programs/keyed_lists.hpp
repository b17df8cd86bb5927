// Lists in JSON that have a key for each entry, which is its name: {"divisions": {"1st Division": {...}}}
#pragma once

#include "converter/readers/page/programs/json_fields.hpp"
#include "converter/readers/spreadsheet/columns/column_words.hpp"

namespace estafette::readers {

/// The same with lists, whose entries have their key as their name: {"divisions": [{"name": "1st Division", ...}]}.
/// Only what is called commands, sides or troops holds such entries.
[[nodiscard]] Json with_keyed_lists(Json value, const ColumnWords& titles);

}  // namespace estafette::readers

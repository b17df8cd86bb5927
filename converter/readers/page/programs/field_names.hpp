// What programs call the names and the sides of an order of battle: "fname", "label", "nm"; "allied", "french".
#pragma once

#include "converter/readers/page/programs/json_fields.hpp"
#include "converter/readers/spreadsheet/columns/column_words.hpp"

namespace estafette::readers {

/// The same with "name" for what entries of lists are called by, {"fname": "Advance Guard", "elems": [...]}; with a
/// list of sides for keys that each hold the same list of commands or troops, {"allied": {"divisions": []}, "french":
/// {"divisions": []}}.
[[nodiscard]] Json with_field_names(Json value, const ColumnWords& titles);

/// True of "name", "label", "lbl", "nm", "fname": a word for what something is called, and not for who leads it.
[[nodiscard]] bool is_called(const std::string& field, const ColumnWords& titles);

}  // namespace estafette::readers

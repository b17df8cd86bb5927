// Orders of battle that a program builds, call by call: brigade.AddUnit("9th Line", 900), Division("1st", Unit("9th")).
#pragma once

#include "converter/readers/spreadsheet/columns/column_words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// What its calls make, as JSON that nests commands. Figures without a name are men if all of their place are large
/// enough, and of a battery guns if they are few; the note of the unit says so. The text as it is, if it makes no
/// troops, or if more of its lines hold something else. `added_only`: and if nothing is added to what has a name.
[[nodiscard]] std::string json_of_calls(std::string_view utf8, const ColumnWords& titles, bool added_only);

}  // namespace estafette::readers

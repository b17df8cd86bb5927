// Rows of cells that programs keep without names, [["9th Line", 900, "veteran"], ...], with titles beside them or none.
#pragma once

#include "converter/readers/page/programs/json_fields.hpp"

namespace estafette::readers {

/// The same with an object for each such row. Its names stand in a list beside it, {"columns": ["unit", "men"], "rows":
/// [...]}, or in the first row; if nowhere, the first cell is the name, and the first column of figures large enough
/// counts men, which the note of the row says.
[[nodiscard]] Json with_rows_of_lists(Json value);

}  // namespace estafette::readers

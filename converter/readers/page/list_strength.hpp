// The strength beside a list within a cell of a page: "Battery D, 1st Michigan<br>Battery I, 4th US | 190".
#pragma once

#include "converter/readers/page/row_line.hpp"
#include "converter/readers/page/table_lines.hpp"

#include <vector>

namespace estafette::readers {

/// The same row with one strength for all entries of its only list of names: they are put on one line, so that they
/// share it, or where they hold commas or figures of their own it becomes their total.
[[nodiscard]] TableRow with_strength_of_list(TableRow row, const std::vector<PageColumn>& columns);

}  // namespace estafette::readers

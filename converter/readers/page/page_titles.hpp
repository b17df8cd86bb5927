// The row of a table on a page that names its columns.
#pragma once

#include "converter/readers/page/row_line.hpp"
#include "converter/readers/page/table_lines.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace estafette::readers {

/// How many of its cells are not empty.
[[nodiscard]] std::size_t filled(const TableRow& row);

/// "Brigades[1]" as "Brigades": a title without its footnotes.
[[nodiscard]] std::string without_footnotes(std::string title);

/// The titles, if this row is nothing else: at least two of them, and half of all, are known, and one is a name or a
/// command.
[[nodiscard]] std::optional<std::vector<PageColumn>> titles_in(const TableRow& row, const ColumnWords& titles);

}  // namespace estafette::readers

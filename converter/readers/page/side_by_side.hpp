// Tables that stand side by side in one, as people set out two armies:
//   French | Men | Prussian | Men          Unit | Men | Unit | Men | Guns
#pragma once

#include "converter/readers/page/table_lines.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace estafette::readers {

struct TablesBeside {
  std::size_t titles = 0;           ///< the row of their titles
  std::vector<std::size_t> begins;  ///< the column at which each begins, the first of them 0
};

/// The tables that stand side by side in one, if one of its first rows has the titles of several.
[[nodiscard]] std::optional<TablesBeside> sides_in(const std::vector<TableRow>& rows, const ColumnWords& titles);

/// The lines of each table, a row's parted by kBeside (words/signs.hpp).
[[nodiscard]] std::vector<std::string> lines_of_sides(const std::vector<TableRow>& rows, const TablesBeside& sides,
                                                      const ColumnWords& titles);

/// Whether a table of commas, semicolons or tabs has several sides.
[[nodiscard]] bool stand_side_by_side(const std::string& utf8, const ColumnWords& titles);

/// A table of commas, semicolons or tabs with several sides as typed lines, each on the line where its row began, its
/// sides parted by kBeside; any other text as it is.
[[nodiscard]] std::string with_sides_parted(const std::string& utf8, const ColumnWords& titles);

}  // namespace estafette::readers

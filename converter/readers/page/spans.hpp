// Cells that go on over several rows or columns of a table, as HTML and wikis have them: rowspan=2, colspan="3".
#pragma once

#include "converter/readers/page/table_lines.hpp"

#include <cstddef>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// Empty cells that cells which go on may add to all tables of a page, many more than an army has rows. Whichever would
/// add more takes its own place alone, so that a short page does not become an endless one.
inline constexpr std::size_t kMostCovered = 500'000;

/// Which columns of a row are taken by cells of the rows above, from row to row of one table.
class Spans {
 public:
  /// Adds an empty cell for each that a cell above takes, before the next one of the row, and counts how far that one
  /// goes by its attributes. The columns that it takes, at least one. `room`: how many empty cells are left of
  /// kMostCovered.
  int begin_cell(TableRow& row, std::string_view attributes, std::size_t& room);
  /// Adds an empty cell for each that a cell above takes behind the last one of a row that has cells.
  void end_row(TableRow& row, std::size_t& room);

 private:
  void take_covered(TableRow& row, std::size_t& room);

  std::vector<int> covered_;  ///< for each column, how many more rows the cell above takes
};

}  // namespace estafette::readers

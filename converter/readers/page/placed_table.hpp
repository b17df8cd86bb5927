// A table of a text, and where it stands there.
#pragma once

#include "converter/readers/page/tabbed.hpp"

#include <cstddef>
#include <vector>

namespace estafette::readers {

struct PlacedTable {
  std::vector<TableRow> rows;
  std::vector<std::size_t> places;  ///< the line on which each row begins, from 0
  std::vector<TablePlace> below;    ///< cells that one above them takes
  std::size_t end = 0;              ///< one past the last line of the table
};

}  // namespace estafette::readers

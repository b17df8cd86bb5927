// How the cells of an .xlsx are shown, as far as it says what they mean: which numbers are days, and how far a text is
// set in.
#pragma once

#include "converter/readers/workbook/archive.hpp"

#include <string>
#include <vector>

namespace estafette::readers {

struct CellLook {
  bool day = false;
  int indent = 0;
};

/// By the numbers that cells have for their looks. `part`: "xl/styles.xml".
[[nodiscard]] std::vector<CellLook> read_looks(Archive& archive, const std::string& part);

}  // namespace estafette::readers

// Columns called "Bn" that say which battalion of its regiment a row is, and not how many battalions it has.
#pragma once

#include "converter/readers/spreadsheet/rows.hpp"

#include <cstddef>
#include <vector>

namespace estafette::readers {

/// True for "22nd Line | 1" above "22nd Line | 2": a name that comes twice running, with another figure in the column
/// `number`. Both columns are counted from 0.
[[nodiscard]] bool tells_battalions_apart(const std::vector<SpreadsheetRow>& rows, std::size_t name,
                                          std::size_t number);

}  // namespace estafette::readers

// What numbers that go on from row to row tell: which battalion of its regiment a row is, and that a brigade belongs to
// the division above it.
#pragma once

#include "converter/readers/spreadsheet/columns/mapping.hpp"
#include "converter/readers/spreadsheet/columns/rows.hpp"
#include "converter/readers/words/words.hpp"

#include <cstddef>
#include <vector>

namespace estafette::readers {

/// True for "22nd Line | 1" above "22nd Line | 2": a name that comes twice running, with another figure in the column
/// `number`. Both columns are counted from 0.
[[nodiscard]] bool tells_battalions_apart(const std::vector<SpreadsheetRow>& rows, std::size_t name,
                                          std::size_t number);

/// True for "1st Division | 1st Brigade" above "| 2nd Brigade": commands of a lower column that are numbered on while
/// the cell of the column `upper` is empty, so that an empty one means the one above. Rows begin at `first`.
[[nodiscard]] bool numbered_on_below(const std::vector<SpreadsheetRow>& rows, std::size_t first, std::size_t upper,
                                     const std::vector<MappedColumn>& columns);

/// True if an empty cell of that column of commands goes on with the one above: rows in which all higher commands are
/// empty too stand below its names, of which none is said twice running. Guns alone in such rows may be the higher
/// command's own.
[[nodiscard]] bool goes_on_below(const std::vector<SpreadsheetRow>& rows, std::size_t first, std::size_t column,
                                 const std::vector<MappedColumn>& columns, const PhraseBook& words);

}  // namespace estafette::readers

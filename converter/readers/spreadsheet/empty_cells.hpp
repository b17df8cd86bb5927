// What an empty cell in a column of commands means: the command above it, or none.
#pragma once

#include "converter/readers/spreadsheet/columns/mapping.hpp"
#include "converter/readers/spreadsheet/columns/rows.hpp"
#include "converter/readers/spreadsheet/sampled_columns.hpp"
#include "converter/readers/words/words.hpp"

#include <cstddef>
#include <vector>

namespace estafette::readers {

/// Says so of each column of commands in a mapping that is proposed, and marks it as a guess where cells are empty.
/// `samples`: of the columns of the mapping, in their order. The rows of troops begin at `first`.
void tell_empty_cells(const std::vector<SpreadsheetRow>& rows, std::size_t first,
                      const std::vector<SampledColumn>& samples, Mapping& mapping, const PhraseBook& words);

}  // namespace estafette::readers

// Rows of a table that state the strength of a command, above those of its troops:
//   5th Division | 9 battalions | 4,103 men
//   24th Line    | 4 battalions | 2,331 men
#pragma once

#include "converter/readers/spreadsheet/columns/columns.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// True if the row at `at` is named for a command, and the next with a name for troops or for a lower command: then its
/// figures are those of all below it, and it is no unit. "Old Guard (Kern) | 4,100" without a word of command is one if
/// the men of the next rows, two at least, come to just as many.
[[nodiscard]] bool leads_rows(const std::vector<SpreadsheetRow>& rows, std::size_t at,
                              const SpreadsheetColumns& columns, const PhraseBook& words);

}  // namespace estafette::readers

// Rows that sum up others.
#pragma once

#include "converter/readers/spreadsheet/columns/columns.hpp"
#include "converter/readers/words/words.hpp"

namespace estafette::readers {

/// "Total" in place of a name.
[[nodiscard]] bool is_total(const SpreadsheetRow& row, const SpreadsheetColumns& columns, const PhraseBook& words);

/// The row of a total without the words for it, and without battalions and squadrons that stand in one column.
[[nodiscard]] SpreadsheetRow without_words_for_total(SpreadsheetRow row, const SpreadsheetColumns& columns,
                                                     const PhraseBook& words);

}  // namespace estafette::readers

// Rows that sum up others.
#pragma once

#include "converter/readers/spreadsheet/columns/columns.hpp"
#include "converter/readers/spreadsheet/rows/row.hpp"
#include "converter/readers/tree/tree.hpp"
#include "converter/readers/words/words.hpp"

#include <cstddef>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// What is said of a unit that has figures and no name.
constexpr std::string_view kGuessedName = "the name";

/// "Total" in place of a name.
[[nodiscard]] bool is_total(const SpreadsheetRow& row, const SpreadsheetColumns& columns, const PhraseBook& words);

/// The row of a total without the words for it, and without battalions and squadrons that stand in one column.
[[nodiscard]] SpreadsheetRow without_words_for_total(SpreadsheetRow row, const SpreadsheetColumns& columns,
                                                     const PhraseBook& words);

/// Figures without a name, below troops that have names: their sum. `above`: what was read so far.
[[nodiscard]] bool sums_up(const ReadRow& read, const TextOutline& above);

/// A total may be that of any open command, the innermost first; of a row without figures, or before any troops, it is
/// asked what it sums up.
void add_total(TextOutline& out, const std::vector<std::size_t>& open, const TextLine& line, const ReadRow& read);

}  // namespace estafette::readers

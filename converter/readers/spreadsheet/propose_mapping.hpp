// Proposes a mapping for an unknown spreadsheet, from the titles of its columns and what is in them; the umpire may
// correct it. docs/formats/spreadsheets.md
#pragma once

#include "converter/readers/spreadsheet/columns/column_words.hpp"
#include "converter/readers/spreadsheet/columns/rows.hpp"

#include <vector>

namespace estafette::readers {

/// A mapping with every column of the spreadsheet. A column that is not clear from its title is marked as a guess, and
/// so is a hierarchy without columns of its own. Words in cells that need a translation are listed with one, or with
/// "?".
[[nodiscard]] Mapping propose_mapping(const std::vector<SpreadsheetRow>& rows, const ColumnWords& titles,
                                      const PhraseBook& words);

}  // namespace estafette::readers

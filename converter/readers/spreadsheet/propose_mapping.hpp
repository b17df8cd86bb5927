// What the columns of an unknown spreadsheet seem to hold, by their titles and by what stands in them; for the umpire
// to correct. docs/formats/spreadsheets.md
#pragma once

#include "converter/readers/spreadsheet/column_words.hpp"
#include "converter/readers/spreadsheet/rows.hpp"

#include <string_view>
#include <vector>

namespace estafette::readers {

/// A column for each of the sheet's; what is not told by a title is marked as a guess, and so is a hierarchy that is
/// not told by columns of its own. Words in cells that need a translation stand there with one, or with "?".
[[nodiscard]] Mapping propose_mapping(const std::vector<SpreadsheetRow>& rows, const ColumnWords& titles,
                                      const PhraseBook& words);

/// True if a text is a table that begins with titles of columns that we know.
[[nodiscard]] bool looks_like_spreadsheet(std::string_view utf8, const ColumnWords& titles);

}  // namespace estafette::readers

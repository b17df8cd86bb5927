// Columns of figures of which nobody knows what they count: they go into the notes, and are asked about.
#pragma once

#include "base/problem.hpp"
#include "converter/readers/spreadsheet/columns/column_words.hpp"
#include "converter/readers/spreadsheet/columns/columns.hpp"
#include "converter/readers/spreadsheet/columns/rows.hpp"

#include <vector>

namespace estafette::readers {

/// A question for each column of figures without a title, and for each whose title should stand over words, if no other
/// column counts troops: "Size" beside names alone. The problems have no file.
[[nodiscard]] std::vector<Problem> unread_figures(const std::vector<SpreadsheetRow>& rows,
                                                  const SpreadsheetColumns& columns, const ColumnWords& titles);

}  // namespace estafette::readers

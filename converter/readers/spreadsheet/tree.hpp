// From a spreadsheet's rows to commands and troops: who stands under whom by columns, by levels, by indentation or by
// words of command.
#pragma once

#include "converter/readers/spreadsheet/column_words.hpp"
#include "converter/readers/spreadsheet/columns.hpp"
#include "converter/readers/text/outline.hpp"

#include <string>
#include <vector>

namespace estafette::readers {

/// The rows as a tree of lines, ready for assemble() (text_assembly.hpp); what does not fit stands in its looks.
[[nodiscard]] TextOutline tree_of(const std::vector<SpreadsheetRow>& rows, const SpreadsheetColumns& columns,
                                  const Mapping& mapping, const ColumnWords& titles, const PhraseBook& words);

}  // namespace estafette::readers

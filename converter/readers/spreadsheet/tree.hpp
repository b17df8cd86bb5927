// Turns a spreadsheet's rows into commands and troops: columns, levels, indentation or words of command show who is
// under whom.
#pragma once

#include "converter/readers/spreadsheet/columns/column_words.hpp"
#include "converter/readers/spreadsheet/columns/columns.hpp"
#include "converter/readers/tree/tree.hpp"

#include <string>
#include <vector>

namespace estafette::readers {

/// The rows as a tree of lines, ready for assemble() (text/assembly.hpp). Rows that do not fit are in its looks.
[[nodiscard]] TextOutline tree_of(const std::vector<SpreadsheetRow>& rows, const SpreadsheetColumns& columns,
                                  const Mapping& mapping, const ColumnWords& titles, const PhraseBook& words);

}  // namespace estafette::readers

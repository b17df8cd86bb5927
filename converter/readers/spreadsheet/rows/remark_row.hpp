// Rows in which a remark stands where the names of troops do: "Arrived after noon", "see note 2".
#pragma once

#include "converter/readers/spreadsheet/rows/row.hpp"

#include <optional>
#include <string>

namespace estafette::readers {

/// True if nothing in the row tells of troops, neither figures nor words, and its name reads like a remark.
[[nodiscard]] bool is_remark(const ReadRow& read, const PhraseBook& words);

/// What a row tells of the one above it, and no troops: a lone remark, "13th Lancers (not present) | 350"; nothing if
/// it is any other row. Furniture of the page is an empty remark.
[[nodiscard]] std::optional<std::string> told_aside(const SpreadsheetRow& row, const SpreadsheetColumns& columns,
                                                    const PhraseBook& words);

}  // namespace estafette::readers

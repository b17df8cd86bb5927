// Rows in which a remark stands where the names of troops do: "Arrived after noon", "see note 2".
#pragma once

#include "converter/readers/spreadsheet/row.hpp"

namespace estafette::readers {

/// True if nothing in the row tells of troops, neither figures nor words, and its name reads like a remark.
[[nodiscard]] bool is_remark(const ReadRow& read, const PhraseBook& words);

}  // namespace estafette::readers

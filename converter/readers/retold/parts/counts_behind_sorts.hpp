// Regiments by number and sort with their battalions behind them, and no ending on the number: "13 Lt x3, 17 Line x2".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "13 Lt x3, 17 Line x2" as "13th Light (3), 17th Line (2)", "26 Lt (2), 24 Line (2)" as "26th Light (2), 24th Line
/// (2)": two entries at least, each with a number, a sort of foot or horse and a count. Otherwise "3 Line" may count
/// regiments.
[[nodiscard]] std::string with_numbers_before_counted_sorts(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers

// Strengths of several units in one bracket behind them: "5th, 7th and 8th Militia (482, 675, 566)".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "5th, 7th and 8th Militia (482, 675, 566)" as "5th Militia (482), 7th Militia (675), 8th Militia (566)": as many
/// strengths as there are numbers.
[[nodiscard]] std::string with_strengths_dealt_out(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers

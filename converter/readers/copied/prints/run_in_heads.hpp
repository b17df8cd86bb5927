// Heads of a printed list that run into their troops behind a short dash, which a scan made of a long one:
//   Cavalry.-1st New York, 8th Illinois.
//   Artillery-Battery I, 2d United States artillery.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Cavalry.-1st New York" as "Cavalry: 1st New York".
[[nodiscard]] std::string with_colon_behind_head(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers

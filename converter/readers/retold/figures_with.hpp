// Figures that a word joins to the unit before them: "1st Battalion with 600 men".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Brigade Kern: 1st Foot with 2 battalions and 700 men, 2nd Foot with 600 men" as "Brigade Kern: 1st Foot (2
/// battalions, 700 men), 2nd Foot (600 men)".
[[nodiscard]] std::string with_joined_figures_in_bracket(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers

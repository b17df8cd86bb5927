// Figures that a word joins to the unit before them: "1st Battalion with 600 men", "Battery C w/ 2 guns".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Battery C w/ 2 guns", "Battery C w/2 guns" with the word "with", "w/o guns" with "without".
[[nodiscard]] std::string with_with_spelt(std::string_view line);

/// "Brigade Kern: 1st Foot with 2 battalions and 700 men, 2nd Foot with 600 men" as "Brigade Kern: 1st Foot (2
/// battalions, 700 men), 2nd Foot (600 men)"; "Battery B, 4th US with 6 guns" as "Battery B, 4th US (6 guns)".
[[nodiscard]] std::string with_joined_figures_in_bracket(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers

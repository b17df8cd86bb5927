// Ratings of games behind a unit that are no counts of it: dice, and letters behind a quality.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Fusiliers 24 figs, D8" as "Fusiliers 24 figs [Note: D8]": the die that such troops throw. "4th Line 24 figs,
/// Regular B" as "4th Line 24 figs, Regular [B]", where figures or bases are counted.
[[nodiscard]] std::string with_dice_noted(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers

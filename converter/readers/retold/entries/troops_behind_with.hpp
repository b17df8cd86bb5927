// A command and its troops, as players tell of their armies: Brigade Commander with 4 bttns Grenadiers plus battery
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Brigade Commander with 4 bttns Grenadiers plus battery", "1st Brigade with 2 regts Hussars and a battery" as
/// "Brigade: 4 bttns Grenadiers, 1 battery" and so on: a command, and troops by their count behind the word.
[[nodiscard]] std::string with_troops_behind_with(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers

// Battalions of a guard that is called by a name of its own, and of no regiment: "2 battalions Middle Guard".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "8 bns Young Guard (4,000 men)" as "8 bns of the Young Guard (4,000 men)": troops, and no command that has so many.
[[nodiscard]] std::string with_battalions_of_guard(std::string_view line, const PhraseBook& words);

/// "Young Guard (4th battalion)" as "Young Guard (1 battalion) [Note: 4th battalion]": a part of it, and no command.
[[nodiscard]] std::string with_battalion_of_guard_counted(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers

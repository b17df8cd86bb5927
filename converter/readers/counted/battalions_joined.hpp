// Battalions by their numbers, joined before a word in the singular or by themselves, as German and Italian have them:
//   1. und 2. Bataillon IR 24 · I. u. II./IR 12 · 1. und 2. Bataillon, 1200 Mann
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "1. und 2. Bataillon IR 24" as "2 battalions IR 24 [Note: 1. und 2. Bataillon]", "I. u. II./IR 12" as "I/II/IR 12",
/// "1. und 2. Bataillon, 1200 Mann" with "(2 battalions)" behind the word.
[[nodiscard]] std::string with_joined_battalions_counted(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers

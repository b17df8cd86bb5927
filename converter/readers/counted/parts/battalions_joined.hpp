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

/// "9. IR (Kolberg): I., II., F." as "9. IR (Kolberg) (3 battalions) [Note: I, II, F]": the battalions of a regiment of
/// foot by their marks, behind a colon or with its fusiliers.
[[nodiscard]] std::string with_battalions_by_marks(std::string_view line, const PhraseBook& words);

/// "Roe: I.-III./IR 47, I.-II./IR 50" as "Roe: IR 47 (3 battalions), IR 50 (2 battalions)".
[[nodiscard]] std::string with_ranges_in_list(std::string_view line, const PhraseBook& words);

/// "I.-III./IR 47", "1.-3./IR 47" as "IR 47 (3 battalions) [I.-III.]".
[[nodiscard]] std::string with_range_before_regiment(std::string_view line, const PhraseBook& words);

/// "IR 50/I, II", "4e ligne/1-3" as "IR 50 (2 battalions) [I+II]": the battalions of a regiment of foot behind it.
[[nodiscard]] std::string with_battalions_behind_slash(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers

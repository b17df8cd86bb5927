// Who leads a regiment, told within its name: 23rd Line Colonel Kern 800 men · Col. Kern's 23rd Line
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "39th Virginia Battalion Major James Kern (2 bns)" as "39th Virginia Battalion, Major James Kern (2 bns)": behind a
/// number or a state a rank begins its commander. "Grenadier Bn Major Kern" may be called after him.
[[nodiscard]] std::string with_colonel_behind_comma(std::string_view line, const PhraseBook& words);

/// "Col. Kern's 23rd Line 800 men" as "23rd Line 800 men, Col. Kern"; but "Colonel Kern, 23rd Line" is a person of that
/// regiment.
[[nodiscard]] std::string with_colonel_behind_regiment(std::string_view line, const PhraseBook& words);

/// "1st Brigade: Col. Kern: 5th Ohio, 15th Ohio, Col. Roe." with "15th Ohio (Col. Roe)" at its end: behind the last of
/// a list whose command has its leader, nobody else leads that.
[[nodiscard]] std::string with_last_colonel_in_brackets(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers

// Counts that stand where a unit's name or its figure would, or hardly say what they count: "Guns - 48", "4th Infantry
// Rgt. 2", "(3b)", "3x bns".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Guns - 48" as "Guns: 48": a word for what is counted, and no unit of that name.
[[nodiscard]] std::string with_colon_behind_count(std::string_view line, const PhraseBook& words);

/// "18th Line Regiment, 2", "4th Infantry Rgt. 2 1,300" with "(2)": behind a regiment that has its number already, a
/// small figure counts its battalions or squadrons.
[[nodiscard]] std::string with_small_count_in_brackets(std::string_view line, const PhraseBook& words);

/// "(3b)", "(4s)" as "(3 battalions)", "(4 squadrons)"; "3x bns", "3 x bns" as "3 bns".
[[nodiscard]] std::string with_counts_spelt(std::string_view line, const PhraseBook& words);

/// "Présents : 7.900 hommes" as "Présents : 7.900": the strength of the command above, and no unit.
[[nodiscard]] std::string with_present_alone(std::string_view line, const PhraseBook& words);

/// "Division Kern, présents : 5.132 hommes" as "Division Kern - 5.132 hommes".
[[nodiscard]] std::string with_present_behind_name(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers

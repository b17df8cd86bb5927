// Counts that stand where a unit's name or its figure would: "Guns - 48", "4th Infantry Rgt. 2".
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

}  // namespace estafette::readers

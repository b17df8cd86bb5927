// Regiments that are counted times their battalions or squadrons.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "2nd Division: 4 rgts x 4 sqns" as "2nd Division: 4 rgts (4 sqns each)", "3 x 2 bn Line rgts" as "3 Line rgts (2 bn
/// each)".
[[nodiscard]] std::string with_parts_times(std::string_view line, const PhraseBook& words);

/// "3 bat. de ligne + 1 batterie" as "3 bat. de ligne, 1 batterie": what is counted on both sides of a plus.
[[nodiscard]] std::string with_commas_for_pluses(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers

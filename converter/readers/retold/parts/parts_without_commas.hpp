// The numbers of a regiment's battalions without the commas between them, as scans and narrow columns have them:
//   Infanterie-Regiment Nr. 13 (1. 2. und 3. Bataillon) · 24th Line (1st 2nd and 3rd batts.)
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "(1. 2. und 3. Bataillon)" as "(1., 2. und 3. Bataillon)": in a bracket, before a word for battalions or squadrons.
[[nodiscard]] std::string with_commas_between_parts(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers

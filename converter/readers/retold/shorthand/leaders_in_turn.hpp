// Those who led a regiment one after another, all in one bracket, as parks and boards on the American Civil War list
// them with what became of each.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "8th Ohio (Capt. Roe [w], Capt. Dale [k], Capt. Kern)" as "8th Ohio (Capt. Roe) [Note: w; Capt. Dale (k), Capt.
/// Kern]": the first led it, and the others are told in its note. "9th Ohio (Col. Roe [w])" likewise.
[[nodiscard]] std::string with_later_leaders_noted(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers

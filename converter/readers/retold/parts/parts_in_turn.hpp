// Some squadrons or battalions of one regiment and some of another: "3 sqns of the 7th Hussars and 2 of the 8th".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "3 sqns of the 7th Hussars and 2 of the 8th, 600 men" as "7th Hussars (3 sqns), 8th Hussars (2 sqns), 600 men".
[[nodiscard]] std::string with_parts_in_turn(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers

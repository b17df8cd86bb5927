// Parts of a regiment that were not with it: "65th Foot less 2 coys", "10e de ligne moins un bataillon".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "65th Foot less 2 coys, 500 men" as "65th Foot, 500 men (Note: less 2 coys)", without the men in a square bracket,
/// and so in a bracket, also with a minus, "(-2 coys)": how many were missing, and not how many there were.
[[nodiscard]] std::string with_parts_missing_noted(std::string_view line, const PhraseBook& words);

/// "Ryazan Musketeers (2 of 3 bns)" as "Ryazan Musketeers (2 bns) [Note: 2 of 3 bns]": the others are elsewhere.
[[nodiscard]] std::string with_parts_there(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers

// Battalions told by two figures each, with a word for all: "1/4, 2/28, 3/34 Foot".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "1/4, 2/28, 74, 3/34 Foot" as "1/4th, 2/28th, 74th, 3/34th Foot": the figures of the last are no officers and men.
[[nodiscard]] std::string with_battalions_numbered(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers

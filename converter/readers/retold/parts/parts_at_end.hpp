// Battalions or squadrons that stand by their numbers behind a regiment and a colon or a dash: "34e de ligne: 2e & 3e
// Btns".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "34e de ligne [953]: 2e & 3e Btns" as "34e de ligne [953] (2e & 3e Btns)".
[[nodiscard]] std::string with_numbered_parts_in_bracket(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers

// Halves that stand in brackets without a word for what is halved: "7. Jäger (½)", "IR 4 (2½)".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "7. Jäger (½)" as "7. Jäger (half a battalion)", "Husaren Kern (4½)" as "Husaren Kern (4 squadrons and half a
/// squadron)": what a troop of that sort is counted in; "Kav.-Batt. Kern (½)" as "half Kav.-Batt. Kern".
[[nodiscard]] std::string with_half_in_brackets(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers

// A sort of troops and who leads it, above the regiments of that sort: "Light Cavalry (Dale)", "Caballer\u00EDa ligera:
// Dale". It is their command, and no regiment among them; heads/led_by_generals.hpp finds those with nothing below.
#pragma once

#include "converter/readers/tree/tree.hpp"
#include "converter/readers/words/phrases.hpp"

#include <vector>

namespace estafette::readers {

/// Makes a command of such a line if it has no number and no figures, and if the regiments below it are set in, or have
/// strengths as the line has none. What is not beyond doubt is marked as guessed.
void find_sorts_led(std::vector<TextNode>& rows, const PhraseBook& words);

}  // namespace estafette::readers

// "Caballería de Toro: 366 caballos (4 esc.)": a regiment that is called after an arm and a place, and no heading of
// those below it.
#pragma once

#include "converter/readers/tree/tree.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// Makes units of such lines with no more squadrons than a regiment has. One whose figures are the sum of the units
/// right below it keeps them, and so does one that has none with figures below it.
void find_regiments_of_arms(std::vector<TextNode>& rows, const PhraseBook& words);

}  // namespace estafette::readers

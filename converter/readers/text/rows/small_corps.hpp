// Bodies of troops that are called a corps and are none: "Advanced Corps: Lieutenant-Colonel Roe" beside brigades.
#pragma once

#include "converter/readers/tree/tree.hpp"

#include <vector>

namespace estafette::readers {

/// Makes a brigade of each corps without a number whose leader is no more than a colonel, if troops stand below it and
/// the next command is a brigade as far in: that brigade stands beside it.
void find_small_corps(std::vector<TextNode>& rows, const PhraseBook& words);

}  // namespace estafette::readers

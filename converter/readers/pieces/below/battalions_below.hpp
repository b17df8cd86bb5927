// What stands on a line of its own below a unit: which of its battalions there were, and its name in brackets.
//   19th Infantry Regiment Baron Kern
//   I – II – ½ III Battalions – Commander: Colonel Roe
//   9th Hussar Regiment Count Dale
//   (Dale Husaren) 4 squadrons
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// Puts each such line behind that of its unit: "19th Infantry Regiment Baron Kern (2 battalions and half a battalion)
/// [Note: I – II – ½ III Battalions – Commander: Colonel Roe]".
void tell_battalions_below(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

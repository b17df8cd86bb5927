// Tables that were printed in two halves, one beside the other, under the same titles:
//   REGIMENTS       | SQUADRONS | REGIMENTS | SQUADRONS |
//   Garde du Corps  | 3         | Kern      | 5         |
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// The rows below titles that come twice, the left half of all and then the right, a line each. A figure below a title
/// that counts something is told with its word: "Kern (5 squadrons)".
void tell_halved_tables(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

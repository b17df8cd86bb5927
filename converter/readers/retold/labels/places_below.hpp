// Where a headquarters was, on the line below the word for it:
//   Quartier général:
//   Alba-de-Toro (2).
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// Puts the place behind "Headquarters:", where it is a note: with a figure in brackets it would be a regiment of two
/// battalions.
void join_places_below(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

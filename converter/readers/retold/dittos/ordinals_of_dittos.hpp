// Numbers in words before a word for "the same": "Seventh ditto" below "First division".
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// Puts the numbers in figures, "1st division", "7th ditto", if a line begins so: what is told behind a figure is found
/// in the line above.
void number_ordinals_of_dittos(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

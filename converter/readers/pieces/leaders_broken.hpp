// Leaders whose name the line breaks in two.
//   9th Ohio, Colonel William
//   Dale
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// Joins a line that ends with a rank and a forename to the one below it, if that is a name and nothing else: "Dale",
/// "de la Roche", "Gray, KB".
void join_broken_leaders(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

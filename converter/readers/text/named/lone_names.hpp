// A name alone on the line below a command, where no other command has one: most likely the name of who led it.
//   1st Cavalry Brigade
//   Kern
//   1st Hussars
#pragma once

#include "converter/readers/tree/tree.hpp"

#include <vector>

namespace estafette::readers {

/// Takes such a name for the commander, and marks it as a guess: a place may stand there as well.
void find_lone_names(std::vector<TextNode>& rows, const PhraseBook& words);

}  // namespace estafette::readers

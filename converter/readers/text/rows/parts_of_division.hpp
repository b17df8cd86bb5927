// Parts of a division that are told as commands of their own, by whose they are.
//   Light Division: Kern
//   British of Lt. Div 2,799
//   Portuguese of Lt. Div 1,476
#pragma once

#include "converter/readers/tree/tree.hpp"

#include <vector>

namespace estafette::readers {

/// Makes a brigade, as a guess, of each command that is called a nation's or an arm's share "of" the one above it that
/// has the same number or sort, so that it stands below that and not beside it.
void find_parts_of_divisions(std::vector<TextNode>& rows, const PhraseBook& words);

}  // namespace estafette::readers

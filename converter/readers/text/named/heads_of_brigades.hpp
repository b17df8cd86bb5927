// Lines that lead brigades without a word for it: "Army Cavalry" above brigades of horse, and brigadiers who each have
// troops below them.
#pragma once

#include "converter/readers/tree/tree.hpp"

#include <vector>

namespace estafette::readers {

/// Makes a command of a heading of foot or horse right above a brigade as far to the left, so that its brigades are of
/// that arm; and brigades of two or more leaders below one command, each with troops or their figures on the next line.
void find_heads_of_brigades(std::vector<TextNode>& rows, const PhraseBook& words);

}  // namespace estafette::readers

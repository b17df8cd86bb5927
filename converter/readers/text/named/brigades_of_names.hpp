// Brigades that a list names by nothing but who leads them, below the line of their division:
//   Division Merl · Kern · 23rd Line 2 bns · 24th Line 2 bns · Roe · 25th Line 2 bns
#pragma once

#include "converter/readers/tree/tree.hpp"

#include <vector>

namespace estafette::readers {

/// Makes a brigade of each plain name, which means nothing else, right above troops within a command higher than a
/// brigade: if there are two or more on the page, and none of the command's names stands elsewhere. "Spry [Elan 5]" and
/// another such are brigades too, whose troops are asked for.
void find_brigades_of_names(std::vector<TextNode>& rows, const PhraseBook& words);

}  // namespace estafette::readers

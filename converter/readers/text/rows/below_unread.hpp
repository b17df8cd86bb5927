// Troops right below a line that nobody understood and that names a command, which may be theirs:
//   2 Demi-Brigades (Elite) Corps Kern Starts in column
//   1st Light 1,200
#pragma once

#include "converter/readers/tree/tree.hpp"

#include <vector>

namespace estafette::readers {

/// Asks about the first of them under which command they are.
void ask_about_troops_below_unread(const std::vector<TextNode>& rows, const PhraseBook& words,
                                   std::vector<Problem>& looks);

}  // namespace estafette::readers

// A guard whose leader stands behind a dash or comma, with its troops below it:
//   Provost Guard - Col. Roe
//   4th Ohio
#pragma once

#include "converter/readers/tree/tree.hpp"

#include <vector>

namespace estafette::readers {

/// Makes a command of each such line, which is a note of who had the post where no troops are below it.
void find_guards_led(std::vector<TextNode>& rows, const PhraseBook& words);

}  // namespace estafette::readers

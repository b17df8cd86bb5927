// A guard that has its troops below it, and perhaps its leader beside it:
//   Provost Guard - Col. Roe      Train Guard:
//   4th Ohio                      - 9th Ohio
#pragma once

#include "converter/readers/tree/tree.hpp"

#include <vector>

namespace estafette::readers {

/// Makes a command of each such line, which is a note of who had the post where no troops are below it.
void find_guards_led(std::vector<TextNode>& rows, const PhraseBook& words);

}  // namespace estafette::readers

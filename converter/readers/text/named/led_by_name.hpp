// Commands that a list names by nothing but their commander:
//   Brig. Gen. Samuel Roe · 23rd Virginia 300 · 37th Virginia 400
#pragma once

#include "converter/readers/tree/tree.hpp"

#include <vector>

namespace estafette::readers {

/// Makes a command, called after him, of each commander above troops who can be nobody else's: no command stands above
/// him, or only such as this one.
void find_commands_led_by_name(std::vector<TextNode>& rows, const PhraseBook& words);

}  // namespace estafette::readers

// A sentence that tells a command, and in brackets behind each of those under it what it had:
//   Kern's 1st Division consisted of Roe's brigade (18th Light and 5th Line) and Moe's brigade (79th and 81st Line).
#pragma once

#include "converter/readers/copied/lines.hpp"

#include <vector>

namespace estafette::readers {

/// Each command of such a sentence on a line of its own, below the one that holds them: "Roe's brigade: 18th Light and
/// 5th Line". "The brigades of Roe (4,100) and Moe (3,900)" are "Brigade Roe (4,100)" and "Brigade Moe (3,900)". What
/// stands behind the last bracket has a line of its own too, above them.
void part_commands_in_brackets(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

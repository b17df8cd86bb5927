// Commands whose line states what they had of each arm: "Kern Division: 4,000 infantry, 900 cavalry, 12 guns" is a
// total only where the command has a line of its own.
#pragma once

#include "converter/readers/tree/tree.hpp"

#include <vector>

namespace estafette::readers {

/// Makes commands of totals that name one which no other line names.
void find_commands_with_strength(std::vector<TextNode>& rows, const PhraseBook& words);

}  // namespace estafette::readers

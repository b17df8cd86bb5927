// Commands that their strength tells: "Kern Division: 4,000 infantry, 900 cavalry, 12 guns" is a total only where the
// command has a line of its own, and a contingent of as many men as the troops below it is no unit.
#pragma once

#include "converter/readers/tree/tree.hpp"

#include <vector>

namespace estafette::readers {

/// Makes commands of totals that name one which no other line names, and of a contingent above its troops: "Spanish
/// Contingent (Roe) 3,840" above 2,880 and 960 men, and nothing more.
void find_commands_with_strength(std::vector<TextNode>& rows, const PhraseBook& words);

}  // namespace estafette::readers

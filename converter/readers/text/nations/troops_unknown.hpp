// Whose troops those of the command above are, told below it by a line that says no more of them.
//   Lopez's Division 2,001
//   Unknown Spanish units
#pragma once

#include "converter/readers/tree/tree.hpp"

#include <vector>

namespace estafette::readers {

/// Gives the command right above "Unknown Spanish units" or "(Spanish)" that nation, and makes the line its note: it is
/// the heading of nothing that follows. Of troops that are not
/// known it asks, wherever they stand.
void find_troops_unknown(std::vector<TextNode>& rows, const PhraseBook& words, std::vector<Problem>& looks);

}  // namespace estafette::readers

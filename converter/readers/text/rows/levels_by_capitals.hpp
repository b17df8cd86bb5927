// Commands without a word for their level, "RESERVE CAVALRY", on a page that has its corps in capitals and its
// divisions not.
#pragma once

#include "converter/readers/tree/tree.hpp"

#include <vector>

namespace estafette::readers {

/// Makes a corps of each command in capitals without a level right above a division as far in, where all corps are in
/// capitals and no division is. It is marked as a guess.
void find_levels_by_capitals(std::vector<TextNode>& rows);

}  // namespace estafette::readers

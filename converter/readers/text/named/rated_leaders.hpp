// Leaders with their ratings, by whom lists for the table name brigades:
//   Roe - Hesitant (8)
#pragma once

#include "converter/readers/tree/tree.hpp"

#include <vector>

namespace estafette::readers {

/// Lists for the table name a brigade by its leader, with his rating, and below him a block of troops. If every such
/// name begins a block, they are commands, and not regiments of so many battalions.
void find_rated_leaders(std::vector<TextNode>& rows, const PhraseBook& words);

}  // namespace estafette::readers

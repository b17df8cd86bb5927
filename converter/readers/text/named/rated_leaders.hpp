// Leaders with their ratings, as lists for the table name brigades by them, and figures of lines nobody understood:
//   Roe - Hesitant (8)
#pragma once

#include "converter/readers/tree/tree.hpp"

#include <vector>

namespace estafette::readers {

/// Lists for the table name a brigade by its leader, with his rating, and below him a block of troops. If every such
/// name begins a block, they are commands, and not regiments of so many battalions.
void find_rated_leaders(std::vector<TextNode>& rows, const PhraseBook& words);

/// "Legrand; regular" and then "4 battalions": the figures are those of what nobody understood, and of nothing above
/// it.
void ask_about_figures_of_unknown(std::vector<TextNode>& rows);

}  // namespace estafette::readers

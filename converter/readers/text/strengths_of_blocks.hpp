// Strengths on a line below their troops, block by block, with blank lines between the blocks:
//   2nd Foot        3rd Foot, 1st company    Brigade totals:
//   Strength: 150   Kern's recruits          Strength: 450
//                   Strength: 300
#pragma once

#include "converter/readers/tree/tree.hpp"

#include <vector>

namespace estafette::readers {

/// Where a command has several such blocks, gives each strength to the troops of its block: a share of it, as a guess,
/// if they are several. A strength of a block with a line that nobody understood is asked about. "Brigade totals:" with
/// its figure on the next line is one total of a brigade. A list that adds up to its total is parted (summed_list.hpp).
void tell_strengths_of_blocks(std::vector<TextNode>& rows);

}  // namespace estafette::readers

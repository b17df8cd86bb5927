// A list whose lines add up to the total below it: commands and regiments that all stand beside each other.
//   Kern's Division 5,000 men
//   Roe's Brigade 2,000 men
//   Alba Dragoons, three regiments 900 men      <- none of Roe's brigade
//   Total 7,900 men
#pragma once

#include "converter/readers/tree/tree.hpp"

#include <vector>

namespace estafette::readers {

/// Puts all lines of such a list beside each other, if no command without a strength stands above them.
void part_summed_list(std::vector<TextNode>& rows);

}  // namespace estafette::readers

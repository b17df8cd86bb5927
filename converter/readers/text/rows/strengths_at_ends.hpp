// Strengths of whole commands that stand behind the last of their troops, as old histories print them in a column:
//   FIRST BRIGADE                     SECOND BRIGADE
//   12th Regiment     3               6th Regiment      3
//   24th Regiment     3     8,647     28th Regiment     3     7,666
#pragma once

#include "converter/readers/tree/tree.hpp"

#include <vector>

namespace estafette::readers {

/// Gives such strengths to their commands, if the last line of two commands or more has one, no other line has, and one
/// of them is more than its troops can have.
void tell_strengths_at_ends(std::vector<TextNode>& rows);

}  // namespace estafette::readers

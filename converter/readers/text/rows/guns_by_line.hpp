// Guns below the heading of their arm, a line for each calibre, that are more than one battery:
//   Artillery, Commander Major Roe · 10 x 4pdr · 4 x 6pdr · 2 x howitzers
#pragma once

#include "converter/readers/tree/tree.hpp"

#include <vector>

namespace estafette::readers {

/// Makes a battery of each such line; who leads them all is noted of each.
void find_guns_by_line(std::vector<TextNode>& rows);

}  // namespace estafette::readers

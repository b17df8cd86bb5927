// A list of the armies at the top of a page, each of which comes again with its troops: "Allied Army", "British
// Forces", "Spanish Forces: Kern", and then "British Forces: Marshal Roe" above his divisions.
#pragma once

#include "converter/readers/tree/tree.hpp"

#include <vector>

namespace estafette::readers {

/// Makes headings of such a list: the army that begins below it is named in it already.
void find_contents_of_armies(std::vector<TextNode>& rows);

}  // namespace estafette::readers

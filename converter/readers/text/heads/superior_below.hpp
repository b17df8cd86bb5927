// A page about one brigade, which names the division that it belonged to below it:
//   Kern's Brigade
//   Commanded by Col. Roe
//   Dale's Division
#pragma once

#include "converter/readers/tree/tree.hpp"

#include <vector>

namespace estafette::readers {

/// Puts the one command that stands right below a smaller one, and above its regiments, before it. Rows with any other
/// command stay as they are.
void put_superior_above(std::vector<TextNode>& rows);

}  // namespace estafette::readers

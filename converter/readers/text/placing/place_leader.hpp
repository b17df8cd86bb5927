// Whom a line with nobody but a commander is told of.
#pragma once

#include "converter/readers/text/placing/growing_outline.hpp"

namespace estafette::readers {

/// The commander of the innermost open command, of the unit above, of the nation or of all that follows; asks where two
/// could be meant, and where he may be troops that are called by a name.
void place_leader(GrowingOutline& growing, const TextNode& row);

}  // namespace estafette::readers

// Where the counters go: beside their places, in stacks for each side.
#pragma once

#include "campaign/cartography/layout.hpp"

namespace estafette::cartography {

/// Adds them to the layout; what has already been placed stays where it is.
void place_counters(Layout& layout, const MapPicture& picture, const Sheet& sheet);

}  // namespace estafette::cartography

// Where the counters stand: beside their places, in stacks of a side.
#pragma once

#include "campaign/cartography/layout.hpp"

namespace estafette::cartography {

/// Adds them to the layout; what is placed already keeps its room.
void place_counters(Layout& layout, const MapPicture& picture, const Sheet& sheet);

}  // namespace estafette::cartography

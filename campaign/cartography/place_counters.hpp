// Where the counters stand: beside their places, in stacks of a side.
#pragma once

#include "campaign/cartography/layout.hpp"

namespace estafette::cartography {

/// Adds them to the layout; what is placed already keeps its room.
void place_counters(MapLayout& layout, const MapPicture& picture, const Paper& paper);

}  // namespace estafette::cartography

// Where the names of places stand.
#pragma once

#include "campaign/cartography/layout.hpp"

namespace estafette::cartography {

/// Adds them to the layout; what is placed already keeps its room.
void place_names(MapLayout& layout, const MapPicture& picture, const Paper& paper);

}  // namespace estafette::cartography

// Where the names of places go.
#pragma once

#include "campaign/cartography/layout.hpp"

namespace estafette::cartography {

/// Adds them to the layout; what has already been placed stays where it is.
void place_names(MapLayout& layout, const MapPicture& picture, const Paper& paper);

}  // namespace estafette::cartography

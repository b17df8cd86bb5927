// Insets: where counters or names crowd, the part is drawn again at a larger scale, in the emptiest part of the sheet.
#pragma once

#include "campaign/cartography/layout/layout.hpp"

namespace estafette::cartography {

/// Adds them to a layout that is complete without them; names have to be placed again, for they keep clear of insets.
void place_insets(MapLayout& layout, const MapPicture& picture, const Paper& paper, const NameSeats& land);

}  // namespace estafette::cartography

// Where the counters go: beside their places, in stacks for each side.
#pragma once

#include "campaign/cartography/layout/name_seats.hpp"

namespace estafette::cartography {

/// Adds them to the layout; what has already been placed stays where it is, and no force is left out.
/// Of places off the paper nothing is placed.
void place_counters(MapLayout& layout, const MapPicture& picture, const Paper& paper, const RowRules& rows,
                    const NameSeats& land);

}  // namespace estafette::cartography

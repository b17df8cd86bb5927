// Where the names of rivers and seas go.
#pragma once

#include "campaign/cartography/layout/name_seats.hpp"

namespace estafette::cartography {

/// Adds those that it has not yet; what has already been placed stays where it is. False if any has no room.
bool place_water_names(MapLayout& layout, const MapPicture& picture, const Paper& paper, const NameSeats& land);

/// Adds those of ranges that find room among everything else.
void place_range_names(MapLayout& layout, const MapPicture& picture, const Paper& paper, const NameSeats& land);

/// The least that must stay empty for the names of seas.
[[nodiscard]] std::vector<Box> room_for_seas(const MapLayout& layout, const MapPicture& picture, const Paper& paper,
                                             const NameSeats& land);

}  // namespace estafette::cartography

// Where the names of places go.
#pragma once

#include "campaign/cartography/layout/name_seats.hpp"

#include <set>

namespace estafette::cartography {

/// Adds them to the layout; what has already been placed stays where it is. `first`: places whose names choose first.
void place_names(MapLayout& layout, const MapPicture& picture, const Paper& paper, NameSeats& seats,
                 const std::set<std::size_t>& first);
[[nodiscard]] bool named_in_inset(const MapLayout& layout, std::size_t place);
/// Takes away those that stand misleadingly on the sheet if an inset shows them.
void leave_names_to_insets(MapLayout& layout);
/// Better a name that misleads in an inset than none.
void take_names_back(MapLayout& layout);

}  // namespace estafette::cartography

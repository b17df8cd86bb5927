// Names of waters; and what an inset shows, once more for a page whose reader comes near.
#pragma once

#include "campaign/cartography/drawing/drawing.hpp"

namespace estafette::cartography {

void draw_water_names(Pen& pen, const Drawing& drawing);
/// Counters and names as they stand in insets, but at their signs on the sheet. Hidden: a page shows them instead of
/// the sheet's own when there is as much room between places as in the insets.
void draw_as_in_insets(Pen& pen, const Drawing& drawing);

}  // namespace estafette::cartography

// An order of battle as a roster of Napoleon's Wars: commands with their ranges and fatigue, brigades, batteries,
// generals and aides. Source: NW I.2, I.3, II.
#pragma once

#include "tabletop/napoleons_wars/units.hpp"

namespace estafette::tabletop::wars {

/// The commands are the formations below the first; if there are several first ones, these. Every man and gun of
/// infantry, cavalry and artillery is on the roster; what is not is remarked. REQUIRES an order of battle with ids.
[[nodiscard]] TableRoster army_roster(const Orbat& orbat, const RosterWishes& wishes, const WarsData& data);

}  // namespace estafette::tabletop::wars

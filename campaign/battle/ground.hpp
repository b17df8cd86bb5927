// Which of the game's maps a battle is fought on, and from which edges of it the forces come.
// Source: rules 2.3 and 2.4 (terrain and settlement of the node), 5.5.1 ("at the extreme appropriate map edge"). The
// game's maps lie with north at the top, as the campaign's does. Pure.
#pragma once

#include "campaign/map/map.hpp"
#include "converter/sow/profile/profile.hpp"

namespace estafette::campaign {

/// The profile's map for such ground: the first that lists the node's terrain; without one the first map.
[[nodiscard]] const sow::GameMap& map_for(const sow::Profile& profile, const map::Node& node);

/// The edge of the battle's map that looks to the other place: the nearest of the four points of the compass.
[[nodiscard]] sow::Edge edge_towards(const map::Node& battle, const map::Node& other);

[[nodiscard]] sow::BattleSite settlement_of(const map::Node& node);

}  // namespace estafette::campaign

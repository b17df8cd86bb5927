// The ground of a battle: the map, the place fought over, and which way the two sides face.
// Source: docs/formats/game-ground.md, "Axes" (x grows southwards, z eastwards) and "Units and extent" (30 units a
// yard). Rule 5.5: the defender chooses his ground, so his line is at the place, and the attacker comes from his
// edge of the map.
#pragma once

#include "converter/sow/profile/profile.hpp"

namespace estafette::sow {

/// One step on the map: south and east.
struct Direction {
  int x = 0, z = 0;
  [[nodiscard]] Direction opposite() const { return {-x, -z}; }
  [[nodiscard]] Direction right() const { return {z, -x}; }  ///< if you face that way
  bool operator==(const Direction&) const = default;
};

/// From the middle of the map to that edge.
[[nodiscard]] Direction towards(Edge edge);

struct Ground {
  int extent = 0;  ///< map units
  int units_per_yard = 1;
  int x = 0, z = 0;       ///< the place fought over, map units
  Direction to_attacker;  ///< the way the defender faces
  bool operator==(const Ground&) const = default;
};

/// REQUIRES a map of the profile, here and below.
[[nodiscard]] Ground ground_of(const BattlePlan& plan, const Profile& profile);

/// The edge that the attacker comes from: the plan's, or else the usual one on that map.
[[nodiscard]] Edge attackers_edge(const BattlePlan& plan, const Profile& profile);

/// The place on the map that is fought over: the plan's, or the map's first if it does not list that one.
[[nodiscard]] const GameMap::MapPlace& place_of(const BattlePlan& plan, const Profile& profile);

/// True if the map lists the plan's place by name.
[[nodiscard]] bool place_is_listed(const BattlePlan& plan, const Profile& profile);

}  // namespace estafette::sow

// Puts corps where the umpire wants them, once the field is deployed, and says where each of them stands.
// A corps moves as it has formed up: its troops keep their places round the middle of its first line and turn with it.
// docs/formats/positions.md; figures: the profile, <deployment> (margin, least, enemy).
#pragma once

#include "converter/sow/profile/ground.hpp"
#include "converter/sow/sheet/field_army.hpp"

#include <vector>

namespace estafette::sow {

/// Where all corps and headquarters stand; the attacker's first. REQUIRES a field that is deployed, here and below.
[[nodiscard]] std::vector<CorpsPlace> places_of(const Field& field, const Ground& ground);

/// Moves and turns those that are named; one whose place is as it was keeps it to the inch. Throws Refusal, with the
/// file and line of each, for a force that is not in this battle, that would stand off the map, among its friends, or
/// too near to the enemy.
void place_corps(Field& field, const std::vector<CorpsPlace>& places, const Ground& ground, const Profile& profile);

}  // namespace estafette::sow

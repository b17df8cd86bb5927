// Where all troops are when the battle begins.
// The defender's first line is just ahead of the place (rule 5.5: he chooses his ground). The attacker's faces it at
// the distance that the profile gives. Reinforcements are at the middle of their edge of the map, or as near to it as
// there is free ground, facing inwards (rule 5.5.1, "at the extreme appropriate map edge"). On a small map the armies
// form deeper, then closer, down to the profile's least distances. Source: docs/formats/game-ground.md;
// docs/formats/game-script.md, "Reinforcements"; checks 31 to 33 of docs/formats/game-checklist.md.
#pragma once

#include "converter/sow/profile/ground.hpp"
#include "converter/sow/sheet/field_army.hpp"

namespace estafette::sow {

/// Gives every row its position. Throws Refusal, naming the map, if there is no room on it for the armies.
void deploy(Field& field, const Ground& ground, const BattlePlan& plan, const Profile& profile);

}  // namespace estafette::sow

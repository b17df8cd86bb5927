// Where everybody stands when the battle begins.
// The defender's first line stands just ahead of the place (rule 5.5: he chooses his ground), the attacker's faces it
// at the distance that the profile names. Reinforcements stand at the middle of their edge, or as near to it as there
// is free ground, looking inwards (rule 5.5.1, "at the extreme appropriate map edge"). If the map is too small the same
// armies form deeper, then closer; the profile's least distances are always kept. Source: docs/formats/game-ground.md;
// docs/formats/game-script.md, "Reinforcements"; checks 31 to 33 of docs/formats/game-checklist.md.
#pragma once

#include "converter/sow/field_army.hpp"
#include "converter/sow/ground.hpp"

namespace estafette::sow {

/// Gives every row its position. Throws Refusal, naming the map, if the armies cannot stand on it.
void deploy(Field& field, const Ground& ground, const BattlePlan& plan, const Profile& profile);

}  // namespace estafette::sow

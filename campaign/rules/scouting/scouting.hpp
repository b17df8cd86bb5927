// What cavalry finds out (5.3).
#pragma once

#include "campaign/rules/dice_cup.hpp"
#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <vector>

namespace estafette::campaign {

/// What each side knows of the other as things stand: two Scouted events, France's first. Reported at the end of each
/// half-week, and where one stands still because forces have met (5.5). A force sees who is in
/// its own node, and as far as its cavalry screens; no further along a road than the first node that holds an enemy.
[[nodiscard]] std::vector<Event> scouting(const Theatre& theatre, const State& state, DiceCup& dice);

/// All nodes that the force looks into; it sees into a node with enemies, but not past it. Enemies in its own node do
/// not stop it.
[[nodiscard]] std::vector<NodeId> nodes_seen(const Theatre& theatre, const State& state, const Force& force);

}  // namespace estafette::campaign

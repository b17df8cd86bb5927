// The state as one side knows it. A letter is checked against it, so that no refusal tells where the enemy is; what the
// side cannot know, the turn will show (docs/readings.md 1.1).
// Source: rule 5.3 (what scouting tells), 4.5 (who holds a fortress is known to all).
#pragma once

#include "campaign/state/state.hpp"

#include <set>

namespace estafette::campaign {

/// The enemy's forces that the side knows: those that its cavalry has seen where they are, those that share a node with
/// its own, and the garrisons of fortresses that the enemy holds.
[[nodiscard]] std::set<ForceId> known_enemies(const State& state, Side side);

/// The state with none of the other side's forces but `enemies`; without its pieces and orders, and without its bridges
/// but those at a node where own forces are.
[[nodiscard]] State as_known(const State& state, Side side, const std::set<ForceId>& enemies);

}  // namespace estafette::campaign

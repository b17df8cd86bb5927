// The state as one side knows it. A letter is checked against it, so that no refusal gives away where the enemy is.
// What the side cannot know, the turn will show (docs/readings.md 1.1). Source: rule 5.3 (what scouting tells), 4.5
// (who holds a fortress is known to all).
#pragma once

#include "campaign/state/state.hpp"

#include <set>

namespace estafette::campaign {

/// The enemy's forces that the side knows: those that its cavalry has seen where they are, those that share a node with
/// its own, and the garrisons of fortresses that the enemy holds.
[[nodiscard]] std::set<ForceId> known_enemies(const State& state, Side side);

/// The state without the other side's pieces and orders, with only `enemies` of its forces, and with only those of its
/// bridges that are at a node where own forces are.
[[nodiscard]] State as_known(const State& state, Side side, const std::set<ForceId>& enemies);

}  // namespace estafette::campaign

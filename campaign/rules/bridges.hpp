// Pontoon trains and their bridges of boats (5.2).
#pragma once

#include "campaign/rules/march.hpp"

#include <vector>

namespace estafette::campaign {

/// For bridge and take up the bridge. As fortress_objections.
[[nodiscard]] std::vector<Objection> bridge_objections(const Theatre& theatre, const State& state, const Order& order);
/// Begins the work; the train leaves the force that it travelled with, and needs an escort of one MD in its node.
[[nodiscard]] std::vector<Event> bridge_order(const Theatre& theatre, const State& state, const LodgedOrder& order);

/// At the end of the turn: bridges that were worked on all turn stand, or are taken up; a bridge or a train alone that
/// has lost its escort is told of, and is taken if an enemy stands in its node.
[[nodiscard]] std::vector<Event> bridges(const Theatre& theatre, const State& state);

}  // namespace estafette::campaign

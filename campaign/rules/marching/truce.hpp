// Marching while there is a truce: freely, but no closer to any enemy, and onto no line of supply of his. Source:
// rule 4.2. Pure.
#pragma once

#include "campaign/rules/theatre.hpp"
#include "campaign/state/state.hpp"

namespace estafette::campaign {

/// True if going from one node to the other brings the force closer to an enemy's force with which it is at truce,
/// whatever that force's duty, of those that would then be within so many links as rules.xml says.
[[nodiscard]] bool closer_to_the_enemy(const Theatre& theatre, const State& state, const Force& force,
                                       const NodeId& from, const NodeId& to);

/// True if an open line of supply of such a force leads through the node: who halts there cuts it (5.1).
[[nodiscard]] bool on_the_enemys_line(const State& state, const Force& force, const NodeId& node);

}  // namespace estafette::campaign

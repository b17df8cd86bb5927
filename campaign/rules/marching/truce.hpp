// Marching while there is a truce: freely, but no closer to any enemy, and onto no line of supply of his. Source: rule 4.2. Pure.
#pragma once

#include "campaign/rules/theatre.hpp"
#include "campaign/state/state.hpp"

namespace estafette::campaign {

/// True if going from one node to the other brings a force closer to an enemy's force, whatever its duty, of those that
/// would then be within so many links as rules.xml says.
[[nodiscard]] bool closer_to_the_enemy(const Theatre& theatre, const State& state, Side side, const NodeId& from,
                                       const NodeId& to);

/// True if an open line of supply of the enemy's leads through the node: who halts there cuts it (5.1).
[[nodiscard]] bool on_the_enemys_line(const State& state, Side side, const NodeId& node);

}  // namespace estafette::campaign

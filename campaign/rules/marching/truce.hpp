// Marching while there is a truce: freely, but no closer to any enemy. Source: rule 4.2. Pure.
#pragma once

#include "campaign/rules/theatre.hpp"
#include "campaign/state/state.hpp"

#include <optional>

namespace estafette::campaign {

/// Links from the node to the nearest force of the other side, whatever its duty; nothing if no road leads to one.
[[nodiscard]] std::optional<int> nodes_from_enemy(const Theatre& theatre, const State& state, Side side,
                                                  const NodeId& node);

/// True if going from one node to the other brings a force closer to the enemy.
[[nodiscard]] bool closer_to_the_enemy(const Theatre& theatre, const State& state, Side side, const NodeId& from,
                                       const NodeId& to);

}  // namespace estafette::campaign

// Giving way before an enemy (5.5): back along the line of communication, one node for each advance.
#pragma once

#include "campaign/rules/roads.hpp"
#include "campaign/state/event.hpp"

#include <vector>

namespace estafette::campaign {

/// True if the force was told to withdraw if attacked, and not to stand (state.orders).
[[nodiscard]] bool will_withdraw(const State& state, const Force& force);
/// True if it was told to stand: it may not march this turn, and chooses its ground (5.5).
[[nodiscard]] bool stands(const State& state, const Force& force);

/// The force goes back one node along its line before an enemy that advances upon it from `from`; into the fortress
/// of the node as its garrison, if the order says so. Empty if it cannot: no line, the next node is held by the enemy
/// or is where he comes from, the road is full, or it has no allowance left.
[[nodiscard]] std::vector<Event> withdraw(const Theatre& theatre, const State& state, const Force& force,
                                          const NodeId& from);

}  // namespace estafette::campaign

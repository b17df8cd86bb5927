// Giving way before an enemy (5.5): back along the line of communication, one node for each advance.
#pragma once

#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <vector>

namespace estafette::campaign {

/// True if the force was told to withdraw if attacked, and not to stand (state.orders). If it was told both, the later
/// order counts.
[[nodiscard]] bool will_withdraw(const State& state, const Force& force);
/// True if it was told to stand: it may not march this turn, and chooses its ground (5.5).
[[nodiscard]] bool stands(const State& state, const Force& force);

/// The way back along the force's line: from its node by the way it has trodden since the line was traced, then by the
/// line to the depot. Only its own node if it stands at its depot; empty if it has no line.
[[nodiscard]] std::vector<NodeId> way_back(const Force& force);

/// The ways by which the force may withdraw (5.1, 5.5): back along its line, as it marched last, and back by the way by
/// which it has come. Each begins at its node and goes on from there, and by none does it pass an enemy upon whom it
/// has come (only_way_back); none if it has none.
[[nodiscard]] std::vector<std::vector<NodeId>> ways_to_withdraw(const State& state, const Force& force);

/// The node where the force was before it came, this turn, to where it is; nothing if it has not marched.
[[nodiscard]] std::optional<NodeId> came_this_turn_from(const Force& force);

/// Where the force would go if it gave way before an enemy who has come from `from`; nothing if it cannot.
[[nodiscard]] std::optional<NodeId> would_go_back_to(const Theatre& theatre, const State& state, const Force& force,
                                                     const NodeId& from);

/// The force goes back one node, along its line or, if that is closed, by the way by which it has come, before an enemy
/// that advances upon it from `from`; into the fortress of the node as its garrison, if the order says so: then its
/// `place` is that fortress, and its `divisions` are those that stay (none named: the whole force). Empty if it cannot:
/// on every way back the next node is held by the enemy or is where he comes from, the road is full, or it has no
/// allowance left.
[[nodiscard]] std::vector<Event> withdraw(const Theatre& theatre, const State& state, const Force& force,
                                          const NodeId& from);

}  // namespace estafette::campaign

// Headquarters, Napoleon and pontoon trains on the road by themselves. Source: rules 4.1.1 (army headquarters should be
// with a corps), 5.2 (a train that moves to rejoin its army needs an escort, so it marches with one only), 2.1.
#pragma once

#include "campaign/rules/march.hpp"

#include <vector>

namespace estafette::campaign {

/// What forbids it: a train never goes alone; nobody rides into a node with enemies, over a barred crossing or further
/// than cavalry. A headquarters counts for nothing on a road (2.1).
[[nodiscard]] std::vector<Objection> piece_objections(const Theatre& theatre, const State& state, const Piece& piece,
                                                      const std::vector<NodeId>& way);

/// The piece leaves the force that it was with and goes there alone.
[[nodiscard]] std::vector<Event> piece_march(const Theatre& theatre, const State& state, const LodgedOrder& order);

}  // namespace estafette::campaign

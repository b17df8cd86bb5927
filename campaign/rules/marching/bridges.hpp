// Orders to pontoon trains: bridges of boats begun and taken up (5.2).
#pragma once

#include "campaign/rules/objection.hpp"
#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <vector>

namespace estafette::campaign {

/// For bridge and take up the bridge. As fortress_objections.
[[nodiscard]] std::vector<Objection> bridge_objections(const Theatre& theatre, const State& state, const Order& order);
/// Begins the work; the train leaves the force that it travelled with, and needs an escort of one MD in its node.
[[nodiscard]] std::vector<Event> bridge_order(const Theatre& theatre, const State& state, const LodgedOrder& order);

}  // namespace estafette::campaign

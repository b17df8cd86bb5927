// Headquarters that rally an exhausted corps (4.1).
#pragma once

#include "campaign/rules/objection.hpp"
#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <vector>

namespace estafette::campaign {

/// Why the headquarters cannot even begin. The turn will show whether both stay where they are, in supply and out of
/// battle.
[[nodiscard]] std::vector<Objection> rally_objections(const Theatre& theatre, const State& state, const Order& order);

/// At the end of the turn: every rally that was ordered, if the headquarters and the force stayed where they were, in
/// supply and out of battle, for the whole turn (4.1).
[[nodiscard]] std::vector<Event> rallies(const Theatre& theatre, const State& state);

}  // namespace estafette::campaign

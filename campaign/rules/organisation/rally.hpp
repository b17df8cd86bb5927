// Headquarters that rally an exhausted corps (4.1).
#pragma once

#include "campaign/rules/objection.hpp"
#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <vector>

namespace estafette::campaign {

/// Why the headquarters could not even begin; whether both stand still, in supply and out of battle, the turn will
/// show.
[[nodiscard]] std::vector<Objection> rally_objections(const Theatre& theatre, const State& state, const Order& order);

/// At the end of the turn: every rally that was ordered and whose headquarters and force stood still, in supply and
/// out of battle, the whole turn (4.1).
[[nodiscard]] std::vector<Event> rallies(const Theatre& theatre, const State& state);

}  // namespace estafette::campaign

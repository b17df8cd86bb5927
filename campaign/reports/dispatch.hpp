// What one side is told after a half-week: its own forces, what became of its orders, the battles that it is in, and
// the enemy as far as its cavalry has seen him (5.3). Nothing else: no name, place or strength that the side may not
// know.
#pragma once

#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

/// A letter in plain text about the turn between two states, and what happened in it.
[[nodiscard]] std::string dispatch(const Theatre& theatre, const State& before, const State& after,
                                   const std::vector<Event>& events, Side side);

}  // namespace estafette::campaign

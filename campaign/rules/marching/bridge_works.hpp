// Work on bridges of boats, which takes the whole turn (5.2).
#pragma once

#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <vector>

namespace estafette::campaign {

/// At the end of the turn: bridges that were worked on all turn are ready, or taken up; a bridge or a train without its
/// escort is reported, and is taken if an enemy is in its node.
[[nodiscard]] std::vector<Event> bridges(const Theatre& theatre, const State& state);

}  // namespace estafette::campaign

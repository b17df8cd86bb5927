// Work on bridges of boats, which takes the whole turn (5.2).
#pragma once

#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <vector>

namespace estafette::campaign {

/// At the end of the turn: bridges that were worked on all turn stand, or are taken up; a bridge or a train alone that
/// has lost its escort is told of, and is taken if an enemy stands in its node.
[[nodiscard]] std::vector<Event> bridges(const Theatre& theatre, const State& state);

}  // namespace estafette::campaign

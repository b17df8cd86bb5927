// Fatigue and exhaustion that pass with time (2.1.2, 4.1), and truces that end (4.2).
#pragma once

#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <vector>

namespace estafette::campaign {

/// Tells at the end of a turn what ends with it. (The state holds the last turn of each; this only says so.)
[[nodiscard]] std::vector<Event> what_ends(const Theatre& theatre, const State& state);

}  // namespace estafette::campaign

// What time heals: fatigue and exhaustion that are over (2.1.2, 4.1), and truces that end (4.2).
#pragma once

#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <vector>

namespace estafette::campaign {

/// Told at the end of a turn: what ends with it. (States know by themselves when they end; this tells it.)
[[nodiscard]] std::vector<Event> what_ends(const Theatre& theatre, const State& state);

}  // namespace estafette::campaign

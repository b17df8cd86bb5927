// What time heals: fatigue and exhaustion that are over (2.1.2, 4.1), truces that end (4.2), and who holds which node.
#pragma once

#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <vector>

namespace estafette::campaign {

/// Told at the end of a turn: what ends with it. (States know by themselves when they end; this tells it.)
[[nodiscard]] std::vector<Event> what_ends(const Theatre& theatre, const State& state);

/// Nodes that changed hands: whoever alone has forces in the field there holds it; a fortress is held by its garrison
/// as long as it has one.
[[nodiscard]] std::vector<Event> owners(const Theatre& theatre, const State& state);

}  // namespace estafette::campaign

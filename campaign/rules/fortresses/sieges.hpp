// Aggressive sieges as the turns go by: they end, cost men, and bring garrisons to surrender (2.3.1).
#pragma once

#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <vector>

namespace estafette::campaign {

/// What sieges do in this turn: a siege whose besiegers or garrison are gone ends, besiegers lose men, and garrisons
/// whose time is up surrender with all that they have, which frees the besiegers.
[[nodiscard]] std::vector<Event> sieges(const Theatre& theatre, const State& state);

}  // namespace estafette::campaign

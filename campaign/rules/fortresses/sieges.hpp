// Aggressive sieges as the turns go by: they end, cost men, and bring garrisons to surrender (2.3.1).
#pragma once

#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <vector>

namespace estafette::campaign {

/// What sieges do in this turn: those whose besiegers or garrison are gone end, besiegers lose men, garrisons whose
/// time has come surrender with all they have, and the besiegers are free.
[[nodiscard]] std::vector<Event> sieges(const Theatre& theatre, const State& state);

}  // namespace estafette::campaign

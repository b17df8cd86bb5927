// Aggressive sieges as the turns go by: they begin and end, cost men, and bring garrisons to surrender (2.3.1).
#pragma once

#include "campaign/rules/dice_cup.hpp"
#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <vector>

namespace estafette::campaign {

/// An aggressive siege begins: the dice decide how many turns the garrison holds out; it holds out the less the more
/// MDs the besiegers have above one more than the garrison.
[[nodiscard]] Event siege_begins(const Theatre& theatre, const State& state, const NodeId& fortress, Side by,
                                 const Cause& cause, DiceCup& dice);

/// What sieges do in this turn: those whose besiegers or garrison are gone end, besiegers lose men, garrisons whose
/// time has come surrender with all they have, and the besiegers are free.
[[nodiscard]] std::vector<Event> sieges(const Theatre& theatre, const State& state);

}  // namespace estafette::campaign

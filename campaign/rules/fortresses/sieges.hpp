// Aggressive sieges as the turns go by: they begin and end, cost men, and bring garrisons to surrender (2.3.1).
#pragma once

#include "campaign/rules/dice_cup.hpp"
#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <vector>

namespace estafette::campaign {

/// An aggressive siege begins: the dice decide how many turns the garrison holds out; the more MDs the besiegers have
/// beyond one more than the garrison, the sooner it falls.
[[nodiscard]] Event siege_begins(const Theatre& theatre, const State& state, const NodeId& fortress, Side by,
                                 const Cause& cause, DiceCup& dice);

/// What sieges do in this turn: a siege whose besiegers or garrison are gone ends, besiegers lose men, and garrisons
/// whose time is up surrender with all that they have, which frees the besiegers.
[[nodiscard]] std::vector<Event> sieges(const Theatre& theatre, const State& state);

}  // namespace estafette::campaign

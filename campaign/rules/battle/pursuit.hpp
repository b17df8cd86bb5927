// What reserves do when a battle is over: they pursue the beaten, or cover their retreat as a rearguard (5.5.2).
// Reserves on both sides cancel. The formula, rules.xml <pursuit>, is ours, after the optional rules on pursuit and
// final losses of Napoleon's Wars by David Bush: the more horse, the more it is worth. Pure.
#pragma once

#include "campaign/rules/dice_cup.hpp"
#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <vector>

namespace estafette::campaign {

/// After the losses of the battle, before anybody goes back. If only the victor has reserves, the beaten who fought
/// lose further men and guns for good (killed, taken, dispersed; none of them becomes a straggler). If only the loser
/// has them, some of his stragglers rejoin their units at once. One die, kept in the first event. Nothing after a draw.
/// REQUIRES battle.verdict.
[[nodiscard]] std::vector<Event> pursuit(const Theatre& theatre, const State& state, const Contact& contact,
                                         const Battle& battle, DiceCup& dice);

}  // namespace estafette::campaign

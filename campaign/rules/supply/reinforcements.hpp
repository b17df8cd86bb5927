// Reinforcements: forces that came later in history, and when and where they appear on the map.
// Source: rules 1.3 ("As weeks and months pass, reinforcements will become available to both sides"), 5.4 ("The
// activation of additional forces will occur broadly in line with historical events, however a variable is included").
#pragma once

#include "campaign/rules/dice_cup.hpp"
#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <vector>

namespace estafette::campaign {

/// Of every expected force whose turn has come, and whose nation fights on its side if it needs one, a die of 1 to 100
/// says whether it is ready (none is thrown if it comes in any case). It then stands at its place, or, if that is
/// neutral ground or in the enemy's hands, in the own fortress nearest to it that no enemy stands before. A garrison,
/// and a force that cannot come elsewhere (over the sea), appears there or not at all. A force without a place waits,
/// and throws again next turn.
[[nodiscard]] std::vector<Event> reinforcements(const Theatre& theatre, const State& state, DiceCup& dice);

}  // namespace estafette::campaign

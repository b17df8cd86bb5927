// Prestige: how Europe sees one side, in points that rise and fall with fortresses, rivers, cities, battles and allies.
// Source: rule 4.5; which lines its table has is data. What is lost by fortresses and allies: losses_of_prestige.hpp,
// peace through exhaustion in peace.hpp, the end at zero in ending.hpp. Figures: rules.xml <prestige>. Pure.
#pragma once

#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <vector>

namespace estafette::campaign {

/// The rows that count in each half-week (garrisoned fortresses, corps in a part of the map, occupied places), one
/// event each, of occupied places one for each. For the end of the marches, when it is known who holds what.
[[nodiscard]] std::vector<Event> prestige_of_the_half_week(const Theatre& theatre, const State& state);

/// What a battle's verdict is worth; nothing for a draw or without a verdict. `state`: as the battle was fought, before
/// forces destroyed in it are taken off the map; a force that is not on it counts as a corps. Marchers to the guns
/// count, reserves do not.
[[nodiscard]] std::vector<Event> prestige_of_battle(const Theatre& theatre, const State& state, const Contact& contact,
                                                    const Battle& battle);

}  // namespace estafette::campaign

// Where opposing forces meet: battles to be fought (5.5), and who marches to the sound of the guns (5.5.1).
#pragma once

#include "campaign/rules/march.hpp"

#include <vector>

namespace estafette::campaign {

/// One new contact for each node where forces of both sides are in the field. The attacker is who advanced there this
/// turn; with both, who found the enemy there already; with neither, who came last. None while there is a truce (4.2).
[[nodiscard]] std::vector<Event> contacts(const Theatre& theatre, const State& state);

/// The forces that were told to march to the guns and may: one node from a battle of their side's, not in one
/// themselves, on a road with room; Coalition forces over a river arrive fatigued.
[[nodiscard]] std::vector<Event> to_the_guns(const Theatre& theatre, const State& state);

}  // namespace estafette::campaign

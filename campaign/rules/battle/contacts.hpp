// Where opposing forces meet: battles to be fought (5.5).
#pragma once

#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <vector>

namespace estafette::campaign {

/// One new contact for each node where forces of both sides are in the field. The attacker is the side that advanced
/// there this turn; if both did, the one that found the enemy there already; if neither did, the one that came last.
/// None with forces that are at truce (4.2).
[[nodiscard]] std::vector<Event> contacts(const Theatre& theatre, const State& state);

}  // namespace estafette::campaign

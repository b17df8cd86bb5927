// Where opposing forces meet: battles to be fought (5.5).
#pragma once

#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <vector>

namespace estafette::campaign {

/// One new contact for each node where forces of both sides are in the field. The attacker is who advanced there this
/// turn; with both, who found the enemy there already; with neither, who came last. None while there is a truce (4.2).
[[nodiscard]] std::vector<Event> contacts(const Theatre& theatre, const State& state);

}  // namespace estafette::campaign

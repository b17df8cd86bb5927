// Messages that say how many the enemy is, and how a side hears them, which may know such numbers from scouting alone.
// Source: rules 2.3.1 (sieges and garrisons count divisions), 5.3.
#pragma once

#include "campaign/state/saying.hpp"

namespace estafette::campaign {

/// The message without numbers of the enemy, and without what follows from them; any other message as it is.
[[nodiscard]] Saying without_numbers(const Saying& saying);

}  // namespace estafette::campaign

// Who marches to the sound of the guns (5.5.1).
#pragma once

#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <vector>

namespace estafette::campaign {

/// The forces that were told to march to the guns and may: one node from a battle of their side's, not in one
/// themselves, on a road with room; Coalition forces over a river arrive fatigued.
[[nodiscard]] std::vector<Event> to_the_guns(const Theatre& theatre, const State& state);

}  // namespace estafette::campaign

// What a confirmed trigger does, and how that is announced beforehand. A part of triggers.hpp.
#pragma once

#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

/// The events of one effect on the state; none if it would change nothing.
[[nodiscard]] std::vector<Event> carried_out(const Theatre& theatre, const State& state, const Trigger& trigger,
                                             const then::Effect& effect);

/// "Saxony becomes neutral"
[[nodiscard]] Saying told(const Theatre& theatre, const then::Effect& effect);

}  // namespace estafette::campaign

// What a confirmed trigger does, and in which words that is told beforehand. A part of triggers.hpp.
#pragma once

#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

/// The events of one effect on the state; none if things are so already.
[[nodiscard]] std::vector<Event> carried_out(const Theatre& theatre, const State& state, const Trigger& trigger,
                                             const then::Effect& effect);

/// "Saxony becomes neutral"
[[nodiscard]] Saying told(const Theatre& theatre, const then::Effect& effect);

}  // namespace estafette::campaign

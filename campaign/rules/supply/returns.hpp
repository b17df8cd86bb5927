// Who comes back: wounded and stragglers into their units, commanders to their posts.
// Source: rule 5.4 (losses; replacements only down an open line), 5.1. Who comes back when is rules.xml <carryover>.
#pragma once

#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <vector>

namespace estafette::campaign {

/// Men who are due, one event a force: back into their units, wherever these are, if the line of the force is open and,
/// for a garrison, if no enemy stands before it; otherwise they wait. Men whose unit no longer exists are lost.
/// Commanders who are due come back whatever the state of the line.
[[nodiscard]] std::vector<Event> returns(const Theatre& theatre, const State& state);

}  // namespace estafette::campaign

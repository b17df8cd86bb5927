// Replacements: recruits, remounts and guns that the depots send down an open line of supply.
// Source: rule 5.4 ("Replacements will flow to both sides down the LoCS of each respective MC using historical rates";
// "If an LoCS is cut, no replacements will arrive until it is re-opened"), 5.1.
#pragma once

#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <vector>

namespace estafette::campaign {

/// What reaches each force this turn, one event a force. Each unit with a man left gets what its nation's rate gives to
/// its arm (replacement_rules.hpp), but never more than its establishment has room for, counting men who will come back
/// from hospital or straggling. Garrisons get nothing, and neither do forces without an open line.
[[nodiscard]] std::vector<Event> replacements(const Theatre& theatre, const State& state);

}  // namespace estafette::campaign

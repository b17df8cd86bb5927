// What becomes of the troops of a nation that changes sides or leaves the war (4.3, 4.4): they go home, or go over
// where they stand. The rules are silent; how we read them: docs/readings.md 4.3. Pure.
#pragma once

#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

/// A nation's forces and the MDs of it that serve in corps of others (by most of their men) leave those they fought
/// with. `to`: the side that they go over to, standing where they stand; nothing: they go home, and are no longer on
/// the map. Their orders are void, and battles that have not been fought yet go on without them. A garrison that goes
/// home leaves its fortress to nobody; one that goes over brings it along, unless others of its old side hold it with
/// it and disarm it.
[[nodiscard]] std::vector<Event> nation_departs(const Theatre& theatre, const State& state, const std::string& nation,
                                                Allegiance to, const std::string& rule);

}  // namespace estafette::campaign

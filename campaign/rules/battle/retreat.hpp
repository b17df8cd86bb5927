// What one beaten force does: it leaves the field to the victor (5.5), and is shut up in a fortress if it was exhausted
// already (4.1). Figures: rules.xml <exhaustion>, <retreat>. Pure.
#pragma once

#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <vector>

namespace estafette::campaign {

/// One node back by an open way (ways_back.hpp). If there is none: into the fortress of its node; else it cuts its way
/// out to a node without enemies and leaves a share of its men and guns behind; else it lays down its arms.
[[nodiscard]] std::vector<Event> retreat(const Theatre& theatre, const State& state, const Contact& contact,
                                         const Force& force);

/// All the way to the nearest fortress, as its garrison for a number of turns after that of the battle. If none can be
/// reached, it goes back like any beaten force.
[[nodiscard]] std::vector<Event> retreat_into_garrison(const Theatre& theatre, const State& state,
                                                       const Contact& contact, const Force& force);

}  // namespace estafette::campaign

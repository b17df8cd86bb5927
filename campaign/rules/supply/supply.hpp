// Lines of communication and supply (5.1).
#pragma once

#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <vector>

namespace estafette::campaign {

/// Traces every line anew; one event for each force whose line has changed. A line leads to a garrisoned
/// fortress of the own side, whose depot feeds the forces of one army (rules.xml says whether), by the shortest route
/// or by the one that the force has trodden; it is cut if an enemy MD or more stands on every one of these, or there is
/// no depot.
[[nodiscard]] std::vector<Event> lines_of_supply(const Theatre& theatre, const State& state);

/// True if the force's line, as traced last, leads to a depot and is not cut: then replacements can come down it (5.4).
[[nodiscard]] bool line_open(const Force& force);

/// How many nodes a node is from the force's depot by the shortest route; none without a depot or a route. A force
/// with a cut line may not march to where this is more (5.1).
[[nodiscard]] std::optional<int> nodes_from_depot(const Theatre& theatre, const State& state, const Force& force,
                                                  const NodeId& node);

}  // namespace estafette::campaign

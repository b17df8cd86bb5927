// Whose names one side may hear: those of its own forces, pieces and commands, and of nobody who is still expected
// (5.3, 5.4). By ids: a fortress and its garrison may share a name ("Danzig"), and both sides may have a "1st
// Division".
#pragma once

#include "campaign/state/state.hpp"
#include "campaign/telling/discretion.hpp"

#include <set>

namespace estafette::campaign {

/// Of a half-week from `before` to `after`; `passing`: own forces that came and went within it. What people have
/// written in their own words is for the umpire, and so are sentences of campaigns from before there were figures.
[[nodiscard]] Discretion discretion_of(Side side, const State& before, const State& after,
                                       const std::set<ForceId>& passing);

}  // namespace estafette::campaign

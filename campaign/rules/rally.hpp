// What a headquarters needs to rally a corps (4.1); `rallies` of organisation.hpp does it at the end of the turn.
#pragma once

#include "campaign/rules/march.hpp"

#include <vector>

namespace estafette::campaign {

/// Why the headquarters could not even begin; whether both stand still, in supply and out of battle, the turn will
/// show.
[[nodiscard]] std::vector<Objection> rally_objections(const Theatre& theatre, const State& state, const Order& order);

}  // namespace estafette::campaign

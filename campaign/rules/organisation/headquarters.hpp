// Where headquarters and the commander-in-chief are, and what has to be said of it.
// Source: rules 4.1.1 (a headquarters should always be with one of its corps), 1.2. Pure.
#pragma once

#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <vector>

namespace estafette::campaign {

/// Notes each headquarters that is with none of its corps, and each headquarters or commander-in-chief who is alone in
/// a node that an enemy has entered: the rules do not say what becomes of him, so the umpire rules.
[[nodiscard]] std::vector<Event> headquarters_alone(const Theatre& theatre, const State& state);

}  // namespace estafette::campaign

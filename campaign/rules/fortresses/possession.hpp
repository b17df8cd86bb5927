// Who holds which node (2.3).
#pragma once

#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <vector>

namespace estafette::campaign {

/// Nodes that have changed hands: a node belongs to the only side with forces in the field there; a fortress belongs to
/// its garrison as long as it has one.
[[nodiscard]] std::vector<Event> owners(const Theatre& theatre, const State& state);

}  // namespace estafette::campaign

// Who holds which node (2.3).
#pragma once

#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <vector>

namespace estafette::campaign {

/// Nodes that changed hands: whoever alone has forces in the field there holds it; a fortress is held by its garrison
/// as long as it has one.
[[nodiscard]] std::vector<Event> owners(const Theatre& theatre, const State& state);

}  // namespace estafette::campaign

// Whether a march with a condition is made: decided when its turn comes, by what its side sees then and by nothing
// else. Source: rules 1.1, 5.3; our reading, docs/readings.md 1.1.
#pragma once

#include "campaign/rules/theatre.hpp"
#include "campaign/state/saying.hpp"
#include "campaign/state/state.hpp"

#include <optional>

namespace estafette::campaign {

/// Why the march is not made; nothing if it is. A place into which nobody of its side sees is not known to be empty.
[[nodiscard]] std::optional<Saying> fails(const Theatre& theatre, const State& state, const Order& march);

/// True if it has marched this turn: then the other of two alternatives has been carried out.
[[nodiscard]] bool has_marched(const State& state, const Order& march);

}  // namespace estafette::campaign

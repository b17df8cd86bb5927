// A march order carried out, node by node. march_cost.hpp says what a way costs, obstacles.hpp what forbids it.
// Source: rules 1.2, 2.1 (rates, capacity), 2.1.2 (forced marches), 2.2 (rivers), 2.3.1 (fortresses), 5.5. Pure.
#pragma once

#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <optional>
#include <string>
#include <vector>

namespace estafette::campaign {

/// Executes a march order (march, force march; also a withdrawal that was ordered as a march): the force goes node by
/// node as far as roads, capacity, fortresses and enemies let it; meets enemies at nodes only and never passes them
/// (1.2); an enemy who was told to withdraw goes back along his line (5.5), as long as his own allowance lasts. Every
/// step that changes something is an event, and every obstacle is told with its rule.
[[nodiscard]] std::vector<Event> march(const Theatre& theatre, const State& state, const LodgedOrder& order);

}  // namespace estafette::campaign

// How far troops march in half a week, and what forbids it. Source: rules 2.1 (rates, capacity), 2.1.2 (forced
// marches), 2.2 (rivers), 2.3.1 (fortresses), 4.1 (exhaustion), 4.2 (truces), 5.1 (a cut line). Pure.
#pragma once

#include "campaign/rules/roads.hpp"
#include "campaign/state/event.hpp"

#include <optional>
#include <string>
#include <vector>

namespace estafette::campaign {

/// Why something may not be, and under which rule.
struct Objection {
  std::string rule;    ///< "2.1.2"
  std::string reason;  ///< "III Corps is fatigued by a forced march and may not force march again"
  bool operator==(const Objection&) const = default;
};

/// Horse only: cavalry and horse artillery march at their own rate, infantry or foot artillery slows them (2.1);
/// engineers, train and staff keep up with whom they belong to.
[[nodiscard]] bool mounted(const Formation& troops);

/// What a way asks of a marcher's allowance, and what the allowance is.
struct MarchCost {
  int nodes = 0;       ///< one each
  int rivers = 0;      ///< crossings (2.2)
  int fortresses = 0;  ///< invested ones passed through (2.3.1)
  int spent = 0;       ///< all together, in nodes
  int allowance = 0;   ///< of the poorest road on the way, with the forced march if it is one (2.1, 2.1.2)
};
/// REQUIRES a way along existing stretches.
[[nodiscard]] MarchCost march_cost(const Theatre& theatre, const State& state, const Force& force,
                                   const std::vector<NodeId>& way, bool forced);

/// Everything that forbids a march of the force along the way as things stand, in the order of the rules; empty: it
/// may. Enemies on the way do not forbid it: they will be met (5.5). Full roads do not either: the column stops (2.1).
[[nodiscard]] std::vector<Objection> objections(const Theatre& theatre, const State& state, const Force& force,
                                                const std::vector<NodeId>& way, bool forced);

/// Executes a march order (march, force march; also a withdrawal that was ordered as a march): the force goes node by
/// node as far as roads, capacity, fortresses and enemies let it; meets enemies at nodes only and never passes them
/// (1.2); whoever was told to withdraw does so along his line before it (5.5), as long as his own allowance lasts.
/// Every step that changes something is an event, every hindrance is told with its rule.
[[nodiscard]] std::vector<Event> march(const Theatre& theatre, const State& state, const LodgedOrder& order);

}  // namespace estafette::campaign

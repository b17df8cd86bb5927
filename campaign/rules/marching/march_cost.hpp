// The figures of a march: who marches at which rate, and what a way costs.
// Source: rules 2.1 (rates), 2.1.2 (a forced march), 2.2 (rivers), 2.3.1 (passing an invested fortress). Pure.
#pragma once

#include "campaign/rules/objection.hpp"
#include "campaign/rules/theatre.hpp"
#include "campaign/state/state.hpp"

#include <optional>
#include <string>
#include <vector>

namespace estafette::campaign {

/// True for horse only: cavalry and horse artillery march at their own rate, and infantry or foot artillery slows them
/// (2.1). Engineers, train and staff keep up with their own force.
[[nodiscard]] bool mounted(const Formation& troops);

/// What a way costs, and the allowance for it.
struct MarchCost {
  int nodes = 0;                      ///< one each
  std::vector<std::string> rivers{};  ///< that are crossed, in their order (2.2)
  int fortresses = 0;                 ///< invested ones passed through (2.3.1)
  int spent = 0;                      ///< all together, in nodes
  int allowance = 0;  ///< of the poorest road on the way, with the forced march if it is one (2.1, 2.1.2)
  bool poor = false;  ///< the poorest road is a poor one; so is a bridge of boats
};
/// REQUIRES a way along existing stretches.
[[nodiscard]] MarchCost march_cost(const Theatre& theatre, const State& state, const Force& force,
                                   const std::vector<NodeId>& way, bool forced);

/// The rate of the force's slowest troops; a pontoon train with it goes no faster than infantry.
[[nodiscard]] MarchRules::Allowance rate_of(const Theatre& theatre, const State& state, const Force& force);
/// Headquarters and Napoleon ride as cavalry does; a train's wagons go as infantry.
[[nodiscard]] MarchRules::Allowance rate_of(const Theatre& theatre, const Piece& piece);

/// The cost of a way at that rate; where there are boats beside a road, by whichever leaves more of the allowance
/// (5.2). REQUIRES a way along existing stretches.
[[nodiscard]] MarchCost cost_of(const Theatre& theatre, const State& state, Side side, MarchRules::Allowance rate,
                                const std::vector<NodeId>& way, bool forced);

/// "VI Corps would need 4 nodes of its march (3 on the road, 1 for the Elbe) and has 3 on a good road", under the rule
/// that makes it so.
[[nodiscard]] Objection beyond_reach(const Theatre& theatre, const State& state, const Figure& who, Side side,
                                     const MarchCost& cost, const std::vector<NodeId>& way, bool forced);

/// What forbids the piece that way because of the nodes that it has spent this turn already (2.1): with those that the
/// way costs they come to more than its allowance on it. Nothing if it has spent none. REQUIRES a way along existing
/// stretches.
[[nodiscard]] std::optional<Objection> spent_before(const Theatre& theatre, const State& state, const Piece& piece,
                                                    const std::vector<NodeId>& way, bool forced);

}  // namespace estafette::campaign

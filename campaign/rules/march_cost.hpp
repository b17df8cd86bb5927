// The figures of a march: who marches at which rate, and what a way costs.
// Source: rules 2.1 (rates), 2.1.2 (a forced march), 2.2 (rivers), 2.3.1 (passing an invested fortress). Pure.
#pragma once

#include "campaign/rules/march.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

/// The rate of the force's slowest troops; a pontoon train that it has with it goes no faster than infantry.
[[nodiscard]] MarchRules::Rate rate_of(const Theatre& theatre, const State& state, const Force& force);
/// Headquarters and Napoleon ride as cavalry does; a train's wagons go as infantry.
[[nodiscard]] MarchRules::Rate rate_of(const Theatre& theatre, const Piece& piece);

/// The cost of a way for whoever has that rate. REQUIRES a way along existing stretches.
[[nodiscard]] MarchCost cost_of(const Theatre& theatre, const State& state, Side side, MarchRules::Rate rate,
                                const std::vector<NodeId>& way, bool forced);

/// "VI Corps would need 4 nodes of its march (3 on the road, 1 for the Elbe) and has 3 on a good road", under the rule
/// that makes it so.
[[nodiscard]] Objection beyond_reach(const Theatre& theatre, const State& state, const std::string& name, Side side,
                                     const MarchCost& cost, const std::vector<NodeId>& way, bool forced);

/// True if the enemy's fortress there is held and shut in by MDs of the side, at least as many as its garrison (2.3.1).
[[nodiscard]] bool invested_by(const State& state, const NodeId& fortress, Side side);

/// "1 node", "3 nodes"
[[nodiscard]] std::string nodes(int count);
/// "1 division (MD)", "3 divisions (MD)"
[[nodiscard]] std::string mds(int count);

}  // namespace estafette::campaign

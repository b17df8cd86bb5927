// Who belongs to whom: MDs detached and attached (1.3: a division is the smallest force that takes orders), pieces that
// change company (4.1.1), and headquarters that rally a corps (4.1).
#pragma once

#include "campaign/rules/march.hpp"

#include <vector>

namespace estafette::campaign {

/// For attach, detach, escort, rally. As fortress_objections.
[[nodiscard]] std::vector<Objection> organisation_objections(const Theatre& theatre, const State& state,
                                                             const Order& order);
/// Attach, detach and escort take place at once; a rally needs the whole turn and is settled by `rallies`.
[[nodiscard]] std::vector<Event> organisation_order(const Theatre& theatre, const State& state,
                                                    const LodgedOrder& order);

/// The events that take these MDs out of the force, each a force of its own with a new id; for the rules that need it.
[[nodiscard]] std::vector<Event> detach(const Theatre& theatre, const State& state, const Force& force,
                                        const std::vector<std::string>& divisions, const std::string& cause);

/// At the end of the turn: every rally that was ordered and whose headquarters and force stood still, in supply and
/// out of battle, the whole turn (4.1).
[[nodiscard]] std::vector<Event> rallies(const Theatre& theatre, const State& state);

}  // namespace estafette::campaign

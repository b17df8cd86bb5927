// Who belongs to whom: MDs detached and attached (1.3: a division is the smallest force that takes orders), MCs formed
// of MDs, forces that merge, and pieces that change company (4.1.1).
#pragma once

#include "campaign/rules/objection.hpp"
#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <vector>

namespace estafette::campaign {

/// For attach, detach, form, escort, rally. As fortress_objections.
[[nodiscard]] std::vector<Objection> organisation_objections(const Theatre& theatre, const State& state,
                                                             const Order& order);
/// Attach, detach, form and escort take place at once; a rally needs the whole turn and is settled by `rallies`.
[[nodiscard]] std::vector<Event> organisation_order(const Theatre& theatre, const State& state,
                                                    const LodgedOrder& order);

/// Why these are not MDs of the force, by their Formation::id: it has none such (under `rule`), or it is its own
/// cavalry brigade (1.3).
[[nodiscard]] std::vector<Objection> no_divisions(const State& state, const Force& force,
                                                  const std::vector<std::string>& named, const std::string& rule);

/// The events that take these MDs out of the force and make each a force of its own, with a new id; other rules use
/// this.
[[nodiscard]] std::vector<Event> detach(const Theatre& theatre, const State& state, const Force& force,
                                        const std::vector<std::string>& divisions, const Cause& cause);

}  // namespace estafette::campaign

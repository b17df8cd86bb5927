// The order "base on FORTRESS": which depot a force, or the army of a headquarters, draws on from now on. A force keeps
// its depot while a line to it is open; without such an order, or a ruling, it changes only when the line is closed.
// Source: rule 5.1; readings: docs/readings.md 5.1.
#pragma once

#include "campaign/rules/objection.hpp"
#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <vector>

namespace estafette::campaign {

/// Why the fortress cannot be the depot of the force: it is none of its side's, is shut in or supplies another army, or
/// no open line leads there. Empty: it can.
[[nodiscard]] Objections objections_to_base(const Theatre& theatre, const State& state, const Force& force,
                                            const NodeId& fortress);

/// The force draws on that depot; empty if it does so already. REQUIRES that nothing is to be said against it.
[[nodiscard]] std::vector<Event> takes_base(const Theatre& theatre, const State& state, const Force& force,
                                            const NodeId& fortress);

/// For base on. A headquarters speaks for all forces of its army in the field: what holds for one of them forbids the
/// order.
[[nodiscard]] std::vector<Objection> base_objections(const Theatre& theatre, const State& state, const Order& order);
[[nodiscard]] std::vector<Event> base_order(const Theatre& theatre, const State& state, const LodgedOrder& order);

}  // namespace estafette::campaign

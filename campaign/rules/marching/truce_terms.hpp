// What the two sides have agreed on for a truce, as far as it binds marches: boundaries that nobody goes beyond, and
// places that change hands. Source: rule 4.2 ("not ... beyond agreed boundaries", "fortresses may be exchanged or
// vacated"). Pure.
#pragma once

#include "campaign/rules/objection.hpp"
#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <vector>

namespace estafette::campaign {

/// The truces that bind the force: everybody's, its own nation's, and those of single enemy nations.
[[nodiscard]] std::vector<const Truce*> truces_that_bind(const State& state, const Force& force);

/// Why the terms forbid the force that way: it leads across a boundary or further beyond it (whoever stands beyond one
/// may go back, in as many half-weeks as it takes), or into a place that its side gives up. Empty: they do not.
[[nodiscard]] Objections against_the_terms(const Theatre& theatre, const State& state, const Force& force,
                                           const std::vector<NodeId>& way);

/// The same for a headquarters, which everybody's truce binds, and those of single enemy nations. A train marches with
/// its escort.
[[nodiscard]] Objections against_the_terms(const Theatre& theatre, const State& state, const Piece& piece,
                                           const std::vector<NodeId>& way);

/// True if the force stands beyond its side's boundary and the way brings it back towards this side: then it may go,
/// although the enemy is near.
[[nodiscard]] bool goes_back_by_the_terms(const Theatre& theatre, const State& state, const Force& force,
                                          const std::vector<NodeId>& way);

/// True if the terms give the place to the force's side: then it may march in, although the enemy is near.
[[nodiscard]] bool given_by_the_terms(const State& state, const Force& force, const NodeId& place);

/// What should have been handed over by the end of this turn, and has not been: told to the umpire.
[[nodiscard]] std::vector<Event> not_handed_over(const Theatre& theatre, const State& state);

}  // namespace estafette::campaign

// Headquarters and Napoleon that ride alone (4.1.1: a headquarters should be with its corps, but need not be).
// Source: rules 2.1 (rates), 2.2, 2.3.1, 4.1.1, 5.2 (a pontoon train goes nowhere without its escort). Pure.
#pragma once

#include "campaign/rules/objection.hpp"
#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <vector>

namespace estafette::campaign {

/// Everything that forbids the piece to go along the way by itself, in the order of the rules; empty: it may. It takes
/// up no room on roads, and enters no node where enemies are.
[[nodiscard]] std::vector<Objection> piece_objections(const Theatre& theatre, const State& state, const Piece& piece,
                                                      const std::vector<NodeId>& way, bool forced = false);

/// The piece goes, and leaves any force that it travelled with. REQUIRES that nothing forbids it.
[[nodiscard]] std::vector<Event> piece_march(const Theatre& theatre, const State& state, const Piece& piece,
                                             const std::vector<NodeId>& way);

}  // namespace estafette::campaign

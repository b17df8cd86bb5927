// The first phase of a half-week: all lodged orders, in the sequence in which they were received (rule 1.1).
#pragma once

#include "campaign/rules/dice_cup.hpp"
#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <vector>

namespace estafette::campaign {

/// What the orders do, one after the other, each on the state that the ones before it left. Orders that wait for
/// something later in the turn (stand, withdraw if attacked, rally, march to the guns) do nothing yet.
[[nodiscard]] std::vector<Event> execute_orders(const Theatre& theatre, const State& state, DiceCup& dice);

/// What one order does now, for as long as its subject is on the map.
[[nodiscard]] std::vector<Event> execute_order(const Theatre& theatre, const State& state, const LodgedOrder& order,
                                               DiceCup& dice);

}  // namespace estafette::campaign

// What the loss of fortresses and allies costs in prestige, in whatever way: a siege, an exchange in a
// truce, a garrison that left, a ruling, a change of sides. Source: rule 4.5. Figures: rules.xml <prestige>, rows that
// count a "fortress lost" or an "ally lost". Pure.
#pragma once

#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <vector>

namespace estafette::campaign {

/// The entries for what a side had in one state and not in the next: fortresses that it held (2.3), and nations on its
/// side. The entries go on from the score of `after`.
[[nodiscard]] std::vector<Event> losses_of_prestige(const Theatre& theatre, const State& before, const State& after);

/// The events of a rule, and then the prestige that they cost.
[[nodiscard]] std::vector<Event> with_losses_of_prestige(const Theatre& theatre, const State& state,
                                                         std::vector<Event> events);

}  // namespace estafette::campaign

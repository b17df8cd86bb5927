// What the loss of fortresses and allies costs France in prestige, whoever took them and however: a siege, an exchange
// in a truce, a garrison that left, a ruling, a change of sides. Source: rule 4.5. Figures: rules.xml <prestige><lost>.
// Pure.
#pragma once

#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <functional>
#include <vector>

namespace estafette::campaign {

/// The entries for what was France's in one state and is not in the next: fortresses in Germany that she held (2.3),
/// and nations on her side. The entries go on from the score of `after`.
[[nodiscard]] std::vector<Event> losses_of_france(const Theatre& theatre, const State& before, const State& after);

/// The events of a rule, and what France loses by them.
[[nodiscard]] std::vector<Event> with_losses_of_france(const Theatre& theatre, const State& state,
                                                       std::vector<Event> events);

}  // namespace estafette::campaign

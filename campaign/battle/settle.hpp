// The steps of a battle in the campaign, as events: it is sent to the game, its losses come back, it is judged.
// Source: rules 4.1, 4.2, 4.5, 5.2, 5.4, 5.5.2. Pure.
#pragma once

#include "campaign/battle/plan.hpp"
#include "converter/sow/mod.hpp"

#include <optional>
#include <string>
#include <vector>

namespace estafette::campaign {

/// The contact with that number, if its battle is still open. Throws Refusal if there is none, or it is settled.
[[nodiscard]] const Contact& open_contact(const Theatre& theatre, const State& state, int number);

/// What is known of the battle so far; or else a new one, with the reserves that the muster proposes.
[[nodiscard]] Battle battle_so_far(const Theatre& theatre, const State& state, const Contact& contact);

/// The battle goes to the game. No events if the same files were sent before. Throws Refusal if its losses are
/// carried over already.
[[nodiscard]] std::vector<Event> sent_to_the_game(const Theatre& theatre, const State& state, const Contact& contact,
                                                  const PlannedBattle& planned, const sow::BattleSheet& sheet);

/// The umpire's verdict and everything that follows from it, in this order: pursuit or rearguard (5.5.2), exhaustion
/// and retreat of the beaten (4.1, 5.2), experience of the victor if the data want it, prestige of the battle (4.5),
/// who holds the node, what that costs and who sues for peace (4.2, 4.5), lines of supply. `battle`: with its verdict
/// and reserves.
[[nodiscard]] std::vector<Event> judged(const Theatre& theatre, const State& state, const Contact& contact,
                                        const Battle& battle, DiceCup& dice);

}  // namespace estafette::campaign

// A small war for the targets that need a campaign around what they read: four towns, two sides, and a battle to be
// fought. It is made once.
#pragma once

#include "campaign/rules/theatre.hpp"
#include "campaign/state/state.hpp"

namespace estafette::fuzz {

/// Alten, Burg, Cron am See and Dorf-Heim; the road from Cron to Dorf-Heim crosses the Elbe.
[[nodiscard]] const campaign::Theatre& a_theatre();

/// Before anybody has met: French forces at Alten and Burg, Yorck at Cron am See.
[[nodiscard]] const campaign::State& before_the_battle();

/// III Corps has met Yorck at Cron am See, and VIII Corps marches to the guns.
[[nodiscard]] const campaign::State& at_the_battle();
/// That battle.
[[nodiscard]] const campaign::Contact& the_battle();

}  // namespace estafette::fuzz

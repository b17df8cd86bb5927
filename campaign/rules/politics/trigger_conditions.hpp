// Whether a trigger's condition holds, and how it is put into words. Dice are the caller's (triggers.hpp). Pure.
#pragma once

#include "campaign/rules/theatre.hpp"
#include "campaign/state/saying.hpp"
#include "campaign/state/state.hpp"

namespace estafette::campaign {

/// True for a die, which is thrown only when all else holds.
[[nodiscard]] bool holds(const Theatre& theatre, const State& state, const when::Condition& condition);

/// What is so now: "Dresden is held by the Coalition", "the half-week is worth 6 prestige"; empty for a die, and for a
/// trigger that has not been confirmed.
[[nodiscard]] Saying as_things_stand(const Theatre& theatre, const State& state, const when::Condition& condition);

}  // namespace estafette::campaign

// Orders about fortresses carried out: garrisons, investments and sieges (2.3.1).
#pragma once

#include "campaign/rules/dice_cup.hpp"
#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <vector>

namespace estafette::campaign {

/// Carries it out: events, or one Told event with rule and reason.
[[nodiscard]] std::vector<Event> fortress_order(const Theatre& theatre, const State& state, const LodgedOrder& order,
                                                DiceCup& dice);

/// The force, or those of its MDs that are named, take that duty where they are; MDs of a larger force leave it first.
[[nodiscard]] std::vector<Event> take_duty(const Theatre& theatre, const State& state, const Force& force,
                                           const std::vector<std::string>& divisions, Duty duty, const Cause& cause);

}  // namespace estafette::campaign

// The second act of a half-week begins with what those who were advanced upon have chosen (5.5).
#pragma once

#include "campaign/rules/dice_cup.hpp"
#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <vector>

namespace estafette::campaign {

/// First those go who were told to withdraw and are in one node with the enemy already, upon whom nobody has marched.
/// Then what the orders do that have come since the half-week stands still, one after the other in their sequence;
/// nothing if it does not. Who may march to the guns is decided when the battles are known (5.5.1).
[[nodiscard]] std::vector<Event> carry_out_answers(const Theatre& theatre, const State& state, DiceCup& dice);

}  // namespace estafette::campaign

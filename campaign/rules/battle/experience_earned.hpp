// Whose units are better after a battle than before: those of the victor that fought, if the campaign's data want it.
// Source: none of the rules; players of such campaigns ask for it. Figures: rules.xml <experience>, off by default.
// Pure.
#pragma once

#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <vector>

namespace estafette::campaign {

/// One event for each force of the victor that was on the field (not in reserve, 5.5.2): each of its units that has men
/// left rises by one step of quality, up to the best that the figures allow. Nothing after a draw, or after a victory
/// that is less than they ask for. REQUIRES battle.verdict.
[[nodiscard]] std::vector<Event> experience_earned(const Theatre& theatre, const State& state, const Contact& contact,
                                                   const Battle& battle);

}  // namespace estafette::campaign

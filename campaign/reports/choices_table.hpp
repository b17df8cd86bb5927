// What is to be chosen while a half-week stands still (5.5, 5.5.1): for the umpire as a table of who may do what and
// has said what, for a side or a player as a form to fill in and send back.
#pragma once

#include "base/table.hpp"
#include "campaign/reports/told.hpp"
#include "campaign/rules/theatre.hpp"
#include "campaign/state/state.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

/// Everybody who may choose, and what he has said. For the umpire alone: it tells whether a way back is open. No rows
/// if no half-week stands still.
[[nodiscard]] Table choices_table(const Theatre& theatre, const State& state);

/// The answers that are wanted of these readers, as lines of a letter, each with what it would do unless it is told
/// otherwise, and after "#" what else it may do, as far as they know: a way back that only an enemy bars is offered. No
/// lines if nothing is wanted of them.
[[nodiscard]] std::vector<std::string> answer_form(const Theatre& theatre, const State& state,
                                                   const Audience& audience);

/// "The half-week stands still where forces have met. Answers are wanted by Sunday 20:00."
[[nodiscard]] std::string stands_still_in_words(const Pause& pause);

}  // namespace estafette::campaign

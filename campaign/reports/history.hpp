// The campaign's history: each event with its turn, rule, cause and dice.
#pragma once

#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <string>

namespace estafette::campaign {

/// "2.1.2  III Corps is fatigued until turn 2 (order 3: III Corps: force march Naumburg - Lützen)"; dice at the end:
/// "[how long Torgau holds out: 4 of 1-6]".
[[nodiscard]] std::string in_words(const Event& event);

/// The cause of an event behind what is told of it, " (order 3: ...)"; empty if that tells it already, or if it has
/// none.
[[nodiscard]] std::string cause_in_brackets(const Event& event, const std::string& told);

/// "III Corps is fatigued until turn 2 (2.1.2)"; a ruling has no rule.
[[nodiscard]] std::string with_rule(const Event& event);

/// Every event on a line of its own, under a heading for each turn.
[[nodiscard]] std::string history(const Theatre& theatre, const std::vector<Event>& events);

/// False for what happens in every half-week: marches that get where they were ordered, lines of supply drawn anew, men
/// who come back, what scouts report, and fatigue that comes and goes.
[[nodiscard]] bool is_news(const Event& event);

}  // namespace estafette::campaign

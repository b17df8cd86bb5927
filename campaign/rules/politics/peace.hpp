// A worn-out side sues for peace: in 1813 a nation of the Coalition with three exhausted corps, France with four.
// Source: rule 4.2; the points are 4.5's. What may be done while the truce lasts: truce.hpp. Figures: rules.xml
// <truce>. Pure.
#pragma once

#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <vector>

namespace estafette::campaign {

/// Who sues for peace because of what happened between two states: those that had fewer exhausted corps than the rule
/// asks for, and now have as many, in that turn: a battle's is the one in which it was fought, however late it is
/// judged (4.1). A corps that was lost in such a battle counts as long as if it had lived. So the same exhaustion never
/// counts twice. Two events for each: its prestige, and the truce, which
/// begins with the turn of `after` and holds for that nation, or for everybody (rules.xml); a truce that has already
/// begun may be prolonged, but is never cut short.
[[nodiscard]] std::vector<Event> peace_through_exhaustion(const Theatre& theatre, const State& before,
                                                          const State& after, Turn turn);

}  // namespace estafette::campaign

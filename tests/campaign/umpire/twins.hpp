// Two campaigns that one side cannot tell apart: a random one, and its twin, in which whatever that side does not know
// is another: unseen enemies have other names, places, strengths, duties and orders, and the umpire's notes say
// something else. Source: rule 5.3.
#pragma once

#include "base/dice.hpp"
#include "campaign/reports/chapters.hpp"
#include "campaign/support/theatres.hpp"

#include <vector>

namespace estafette::test {

/// Thirteen places, four fortresses, a river with a crossing that a fortress bars.
[[nodiscard]] const Theatre& twin_country();

/// Forces of both sides anywhere, and what their scouts report.
[[nodiscard]] State random_state(Dice& dice);

/// The state with all else that `side` does not know: the twin.
[[nodiscard]] State twin_of(const State& state, Side side, Dice& dice);

/// The events with other words, causes and dice where they are not for that side; `twin` as the state that the side
/// cannot tell from theirs.
[[nodiscard]] std::vector<Event> twins_of(std::vector<Event> events, Side side, const State& state, Dice& dice);

}  // namespace estafette::test

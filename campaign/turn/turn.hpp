// The order of play: which chapter of the rules comes when in a half-week, and why.
// Source: rule 1.1 (orders are executed in the sequence they are received); the rest of the order is ours: one table,
// with its reasons (docs/rules.md shows it, and a test compares the two).
#pragma once

#include "campaign/rules/dice_cup.hpp"
#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <functional>
#include <string>
#include <vector>

namespace estafette::campaign {

/// One phase of the half-week. `play` is pure: its events have not been applied yet.
struct Phase {
  std::string name;     ///< "marches and works"
  std::string rules;    ///< "1.1, 2.1 to 2.3.1"
  std::string because;  ///< why it comes at this moment
  std::function<std::vector<Event>(const Theatre&, const State&, DiceCup&)> play;
};

/// All phases, in the order in which they are played.
[[nodiscard]] const std::vector<Phase>& order_of_play();

/// A whole half-week: every event, from its beginning to its end. Pure: the same state and dice give the same events.
/// Throws Refusal if the campaign is over, if a battle of an earlier turn is not settled, or if the umpire's own dice
/// do not fit.
[[nodiscard]] std::vector<Event> play_turn(const Theatre& theatre, const State& state, DiceCup& dice);

}  // namespace estafette::campaign

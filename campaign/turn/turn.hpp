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

/// A half-week has two acts: the marches, and what follows once it is known who has met whom (5.5, 5.5.1).
enum class Act { marches, meetings };

/// One phase of the half-week. `play` is pure: its events have not been applied yet.
struct Phase {
  Act act = Act::meetings;
  std::string name;     ///< "marches and works"
  std::string rules;    ///< "1.1, 2.1 to 2.3.1"
  std::string because;  ///< why it comes at this moment
  std::function<std::vector<Event>(const Theatre&, const State&, DiceCup&)> play;
};

/// All phases, in the order in which they are played.
[[nodiscard]] const std::vector<Phase>& order_of_play();

/// A whole half-week at once: every event, from its beginning to its end. Where forces meet, lodged orders decide, and
/// whoever has none stands. Pure: the same state and dice give the same events. Throws Refusal if the campaign is over,
/// if a battle of an earlier turn is not settled, if the half-week has been begun already, or if the umpire's own dice
/// do not fit.
[[nodiscard]] std::vector<Event> play_turn(const Theatre& theatre, const State& state, DiceCup& dice);

/// The marches of a half-week; where forces have met it stands still, with what is to be chosen in choices() (5.5,
/// 5.5.1), and otherwise it is played to its end. `by`: Pause::by. Throws like play_turn.
[[nodiscard]] std::vector<Event> begin_turn(const Theatre& theatre, const State& state, DiceCup& dice,
                                            const std::string& by);

/// The rest of a half-week that stands still, by the answers that have been lodged; whoever has not answered stands,
/// and does not march to the guns. `dice` go on behind those of the first act. If nobody has answered, both acts
/// together are the half-week that play_turn plays. Throws Refusal if no half-week stands still.
[[nodiscard]] std::vector<Event> finish_turn(const Theatre& theatre, const State& state, DiceCup& dice);

}  // namespace estafette::campaign

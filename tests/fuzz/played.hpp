// What every campaign promises, whatever it was founded, ruled or reinforced by: it is written and read again the same,
// and can be played on.
#pragma once

#include "campaign/rules/dice_cup.hpp"
#include "campaign/state/event.hpp"
#include "campaign/state/json_events.hpp"
#include "campaign/turn/turn.hpp"
#include "fuzz/hostile.hpp"

#include <vector>

namespace estafette::fuzz {

/// The events are written and read again the same; gives the state that they lead to.
inline campaign::State after_all(campaign::State state, const std::vector<campaign::Event>& events) {
  for (const campaign::Event& event : events) {
    const std::string kind = campaign::kind_of(event.change);
    promise(campaign::change_from(kind, campaign::to_json(event.change)) == event.change);
    campaign::apply(state, event);
  }
  return state;
}

/// The state is written and read again the same, and so many half-weeks are played from it, unless it ends before.
inline void can_be_played(const campaign::Theatre& theatre, campaign::State state, int turns) {
  const campaign::Change founded = campaign::Founded{state};
  promise(campaign::change_from(campaign::kind_of(founded), campaign::to_json(founded)) == founded);
  for (int turn = 0; turn < turns && !state.ending; ++turn) {
    campaign::DiceCup dice(state.seed, state.turn);
    state = after_all(state, campaign::play_turn(theatre, state, dice));
  }
}

}  // namespace estafette::fuzz

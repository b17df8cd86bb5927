#include "campaign/umpire/play.hpp"

#include "base/problem.hpp"
#include "campaign/reports/dispatch.hpp"
#include "campaign/reports/dispatch_forms.hpp"
#include "campaign/rules/dice_cup.hpp"
#include "campaign/turn/turn.hpp"

#include <fmt/format.h>

#include <utility>

namespace estafette::campaign {

Deed play_half_week(const Standing& standing, const std::vector<int>& thrown) {
  DiceCup dice(standing.state.seed, standing.state.turn, thrown);
  std::vector<Event> events = play_turn(standing.theatre, standing.state, dice);
  if (!dice.left().empty()) {
    throw Refusal(Problem{"--dice", 0, "", fmt::format("{} dice too many", dice.left().size()),
                          "as many dice as the turn needs", "Leave the last ones out"});
  }
  return deed_of(standing, "turn", std::move(events));
}

std::vector<Document> letters_after(const Standing& standing, const Deed& turn) {
  const Chapter chapter{standing.state.turn, standing.state, turn.after, turn.events};
  std::vector<Document> letters;
  for (const Side side : {Side::france, Side::coalition}) {
    const Dispatch letter = dispatch(standing.theatre, chapter, {side, "", {}}, "");
    letters.push_back({fmt::format("turn-{}-{}.txt", chapter.turn.value, to_string(side)), to_text(letter)});
  }
  return letters;
}

}  // namespace estafette::campaign

#include "campaign/umpire/play.hpp"

#include "base/problem.hpp"
#include "base/text.hpp"
#include "campaign/reports/dispatch.hpp"
#include "campaign/reports/dispatch_forms.hpp"
#include "campaign/rules/dice_cup.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/turn/turn.hpp"

#include <fmt/format.h>

#include <iterator>
#include <utility>

namespace estafette::campaign {

namespace {

/// The campaign has a last turn (1.1.1); what comes after it is the umpire's to say.
void want_his_word(const Standing& standing, const std::string& beyond) {
  const int last = standing.theatre.rules.calendar.turns;
  if (standing.state.turn.value <= last || !trim(beyond).empty()) return;
  throw Refusal(Problem{fmt::format("turn {}", standing.state.turn.value), 0, "",
                        fmt::format("turn {}, after the campaign's last", standing.state.turn.value),
                        fmt::format("a turn of the list of rule 1.1.1, which has {}", last),
                        "To play on all the same: estafette turn FILE --beyond \"why\""});
}

Event goes_on(const State& state, const std::string& why) {
  return happens(state, "1.1.1", says("campaign goes on", {{"turn", state.turn}, {"why", FreeText{why}}}), Told{});
}

}  // namespace

Deed play_half_week(const Standing& standing, const std::vector<int>& thrown, const std::string& beyond) {
  want_his_word(standing, beyond);
  DiceCup dice(standing.state.seed, standing.state.turn, thrown);
  std::vector<Event> events = play_turn(standing.theatre, standing.state, dice);
  if (!dice.left().empty()) {
    throw Refusal(Problem{"--dice", 0, "", fmt::format("{} dice too many", dice.left().size()),
                          "as many dice as the turn needs", "Leave the last ones out"});
  }
  if (standing.state.turn.value > standing.theatre.rules.calendar.turns)
    events.insert(std::next(events.begin()), goes_on(standing.state, std::string(trim(beyond))));
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

#include "campaign/umpire/play.hpp"

#include "base/problem.hpp"
#include "base/text.hpp"
#include "campaign/reports/chapters.hpp"
#include "campaign/reports/dispatches/dispatch.hpp"
#include "campaign/reports/dispatches/dispatch_forms.hpp"
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

/// The half-week's events; of one after the last turn with his reason, behind the one that begins it.
std::vector<Event> with_his_word(const Standing& standing, std::vector<Event> events, const std::string& beyond) {
  const State& state = standing.state;
  if (state.turn.value <= standing.theatre.rules.calendar.turns) return events;
  const FreeText why{std::string(trim(beyond))};
  events.insert(std::next(events.begin()),
                happens(state, "1.1.1", says("campaign goes on", {{"turn", state.turn}, {"why", why}}), Told{}));
  return events;
}

DiceCup dice_of(const State& state, const ThrownDice& thrown) {
  return {state.seed, state.turn, thrown, state.pause ? state.pause->dice : 0};
}

/// The half-week from its beginning: the first act stands in the journal already, if it stood still.
Chapter chapter_of(const Standing& before, const Deed& turn, const std::function<std::vector<Event>()>& journal) {
  Chapter chapter{before.state.turn, before.state, turn.after, turn.events};
  if (!before.state.pause) return chapter;
  Chapter whole = chapters_of(journal()).back();
  whole.after = turn.after;
  whole.events.insert(whole.events.end(), turn.events.begin(), turn.events.end());
  return whole;
}

}  // namespace

Deed play_half_week(const Standing& standing, const ThrownDice& thrown, const std::string& beyond) {
  want_his_word(standing, beyond);
  DiceCup dice = dice_of(standing.state, thrown);
  std::vector<Event> events = with_his_word(standing, play_turn(standing.theatre, standing.state, dice), beyond);
  return deed_of(standing, kTurn, std::move(events), dice);
}

Deed begin_half_week(const Standing& standing, const std::string& by, const ThrownDice& thrown,
                     const std::string& beyond) {
  want_his_word(standing, beyond);
  DiceCup dice = dice_of(standing.state, thrown);
  std::vector<Event> events = with_his_word(standing, begin_turn(standing.theatre, standing.state, dice, by), beyond);
  return deed_of(standing, kTurn, std::move(events), dice);
}

Deed finish_half_week(const Standing& standing, const ThrownDice& thrown) {
  DiceCup dice = dice_of(standing.state, thrown);
  std::vector<Event> events = finish_turn(standing.theatre, standing.state, dice);
  return deed_of(standing, kFinish, std::move(events), dice);
}

std::vector<Document> letters_after(const Standing& before, const Deed& turn,
                                    const std::function<std::vector<Event>()>& journal) {
  const Chapter chapter = chapter_of(before, turn, journal);
  std::vector<Document> letters;
  for (const Side side : {Side::france, Side::coalition}) {
    const Dispatch letter = dispatch(before.theatre, chapter, {side, "", {}}, "");
    letters.push_back(
        {fmt::format("turn-{}-{}{}.txt", chapter.turn.value, to_string(side), turn.after.pause ? "-choices" : ""),
         to_text(letter)});
  }
  return letters;
}

}  // namespace estafette::campaign

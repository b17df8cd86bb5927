#include "campaign/turn/turn.hpp"

#include "base/problem.hpp"
#include "campaign/rules/battle/contacts.hpp"
#include "campaign/rules/battle/to_the_guns.hpp"
#include "campaign/rules/fortresses/possession.hpp"
#include "campaign/rules/fortresses/sieges.hpp"
#include "campaign/rules/marching/bridge_works.hpp"
#include "campaign/rules/organisation/condition.hpp"
#include "campaign/rules/organisation/headquarters.hpp"
#include "campaign/rules/organisation/rally.hpp"
#include "campaign/rules/politics/ending.hpp"
#include "campaign/rules/politics/losses_of_prestige.hpp"
#include "campaign/rules/politics/prestige.hpp"
#include "campaign/rules/politics/triggers.hpp"
#include "campaign/rules/scouting/scouting.hpp"
#include "campaign/rules/supply/reinforcements.hpp"
#include "campaign/rules/supply/replacements.hpp"
#include "campaign/rules/supply/returns.hpp"
#include "campaign/rules/supply/supply.hpp"
#include "campaign/state/unfolding.hpp"
#include "campaign/turn/execute.hpp"

#include <fmt/format.h>

#include <utility>

namespace estafette::campaign {
namespace {

/// A phase that throws no dice.
template <typename Rule>
auto without_dice(Rule rule) {
  return [rule](const Theatre& theatre, const State& state, DiceCup&) { return rule(theatre, state); };
}

/// A phase in which nodes may change hands: what a side loses by it costs prestige at once (4.5).
template <typename Rule>
auto with_losses(Rule rule) {
  return [rule](const Theatre& theatre, const State& state, DiceCup&) {
    return with_losses_of_prestige(theatre, state, rule(theatre, state));
  };
}

void refuse_when_it_is_over(const State& state) {
  if (!state.ending) return;
  throw Refusal(
      Problem{fmt::format("turn {}", state.turn.value), 0, "",
              fmt::format("the campaign has been over since turn {}: {}", state.ending->turn.value, state.ending->why),
              "a campaign that is not over",
              "To play on all the same, use estafette ruling FILE campaign over no --because \"...\""});
}

void refuse_unsettled_battles(const Theatre& theatre, const State& state) {
  ProblemList problems;
  for (const Contact& contact : state.contacts) {
    if (contact.settled) continue;
    problems.add(
        {fmt::format("turn {}", state.turn.value), 0, "",
         fmt::format("battle {} at {} of turn {} is not settled", contact.number, theatre.name(contact.node),
                     contact.turn.value),
         "a turn after every earlier battle has been settled",
         fmt::format("Judge it: estafette battle adjudicate FILE {} --winner SIDE --level LEVEL", contact.number)});
  }
  problems.refuse_if_any();
}

Event mark(const State& state, Saying said, Change change) {
  Event event;
  event.turn = state.turn;
  event.rule = "1.1";
  event.said = std::move(said);
  event.change = std::move(change);
  return event;
}

}  // namespace

const std::vector<Phase>& order_of_play() {
  static const std::vector<Phase> phases = {
      {"orders", "1.1, 1.3, 2.1 to 2.3.1, 4.2, 5.2, 5.5",
       "orders are carried out one after the other, in the sequence in which they were received", execute_orders},
      {"works", "5.2", "a bridge takes the whole turn, so it is built or gone only when the marches are over",
       without_dice(bridges)},
      {"headquarters", "4.1.1", "only after the marches is it known who is with whom, and who is left alone",
       without_dice(headquarters_alone)},
      {"sieges", "2.3.1, 4.5",
       "only after the marches is it known who invests; a fortress that falls is no longer a depot",
       with_losses(sieges)},
      {"contacts", "1.2, 5.5", "forces meet where the marches have left them", without_dice(contacts)},
      {"march to the guns", "5.5.1", "the battles must be known, and the marches must have left room on the road",
       without_dice(to_the_guns)},
      {"possession", "2.3, 4.5", "a node belongs to whoever is there in the end", with_losses(owners)},
      {"reinforcements", "1.3, 5.4", "new arrivals need a line of supply and can be seen, like everybody else",
       reinforcements},
      {"supply", "5.1", "whether a line is open or cut depends on where everybody stands now",
       without_dice(lines_of_supply)},
      {"returns", "5.4", "wounded and stragglers come down the lines that are open now", without_dice(returns)},
      {"replacements", "5.4", "drafts only fill the places that those who came back have left",
       without_dice(replacements)},
      {"prestige", "4.5", "corps count where the half-week has left them, and cities for whoever holds them then",
       without_dice(prestige_of_the_half_week)},
      {"rallies", "4.1", "a rally needs a whole turn without march or battle, and an open line", without_dice(rallies)},
      {"scouting", "5.3", "each side learns how things stand at the end", scouting},
      {"conditions", "2.1.2, 4.1, 4.2", "fatigue, exhaustion and truces count whole turns", without_dice(what_ends)},
      {"the end", "4.5", "prestige may have run out by the end of the half-week", without_dice(end_by_prestige)},
      {"proposals", "3.1, 3.2, 4.3, 4.4", "rulers look at how things stand when the half-week is over", proposals},
  };
  return phases;
}

std::vector<Event> play_turn(const Theatre& theatre, const State& state, DiceCup& dice) {
  refuse_when_it_is_over(state);
  refuse_unsettled_battles(theatre, state);
  const ProperName dates{map::to_string(map::dates_of(theatre.rules.calendar, state.turn))};
  Unfolding unfolding(state);
  unfolding.happen(mark(state, says("turn begins", {{"turn", state.turn}, {"dates", dates}}), TurnBegan{}));
  for (const Phase& phase : order_of_play()) unfolding.happen(phase.play(theatre, unfolding.now(), dice));
  unfolding.happen(mark(state, says("turn is over", {{"turn", state.turn}, {"dates", dates}}), TurnEnded{}));
  return unfolding.take();
}

}  // namespace estafette::campaign

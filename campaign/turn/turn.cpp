#include "campaign/turn/turn.hpp"

#include "base/problem.hpp"
#include "campaign/rules/battle/contacts.hpp"
#include "campaign/rules/battle/to_the_guns.hpp"
#include "campaign/rules/fortresses/possession.hpp"
#include "campaign/rules/fortresses/sieges.hpp"
#include "campaign/rules/marching/bridge_works.hpp"
#include "campaign/rules/marching/truce_terms.hpp"
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
#include "campaign/rules/tell.hpp"
#include "campaign/state/unfolding.hpp"
#include "campaign/turn/answers.hpp"
#include "campaign/turn/execute.hpp"

#include <fmt/format.h>

#include <cstdint>
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

void refuse_when_it_stands_still(const State& state) {
  if (!state.pause) return;
  throw Refusal(Problem{fmt::format("turn {}", state.turn.value), 0, "", "a half-week that stands still",
                        "a half-week that has not been begun", "To go on with it: estafette turn FILE --finish"});
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

ProperName dates_of(const Theatre& theatre, const State& state) {
  return {map::to_string(map::dates_of(theatre.rules.calendar, state.turn))};
}

/// The phases of an act. Prestige that a phase has used up ends the campaign at once (4.5); there is no other phase
/// then.
void play(Act act, const Theatre& theatre, Unfolding& unfolding, DiceCup& dice) {
  for (const Phase& phase : order_of_play()) {
    if (phase.act != act || unfolding.now().ending) continue;
    const int before = unfolding.now().prestige;
    unfolding.happen(phase.play(theatre, unfolding.now(), dice));
    if (unfolding.now().prestige < before) unfolding.happen(end_by_prestige(theatre, unfolding.now()));
  }
}

/// The first act.
void begin(const Theatre& theatre, Unfolding& unfolding, DiceCup& dice) {
  const State& state = unfolding.now();
  refuse_when_it_is_over(state);
  refuse_when_it_stands_still(state);
  refuse_unsettled_battles(theatre, state);
  unfolding.happen(
      mark(state, says("turn begins", {{"turn", state.turn}, {"dates", dates_of(theatre, state)}}), TurnBegan{}));
  play(Act::marches, theatre, unfolding, dice);
}

/// The second act.
void end(const Theatre& theatre, Unfolding& unfolding, DiceCup& dice) {
  play(Act::meetings, theatre, unfolding, dice);
  const State& state = unfolding.now();
  unfolding.happen(
      mark(state, says("turn is over", {{"turn", state.turn}, {"dates", dates_of(theatre, state)}}), TurnEnded{}));
}

/// What both sides see while the half-week stands still: by these reports those who have met choose (5.5). With dice of
/// their own, so that what is decided afterwards falls as in a half-week that is played at once.
std::vector<Event> scouting_meanwhile(const Theatre& theatre, const State& state) {
  constexpr std::uint64_t kMeanwhile = 0x6D65616E7768696C;  // any figure: not the campaign's own dice
  DiceCup dice(state.seed ^ kMeanwhile, state.turn);
  return scouting(theatre, state, dice);
}

std::vector<NodeId> where_forces_meet(const Theatre& theatre, const State& state) {
  std::vector<NodeId> places;
  for (const Event& meeting : contacts(theatre, state))
    places.push_back(std::get<ContactSet>(meeting.change).contact.node);
  return places;
}

}  // namespace

const std::vector<Phase>& order_of_play() {
  static const std::vector<Phase> phases = {
      {Act::marches, "orders", "1.1, 1.3, 2.1 to 2.3.1, 4.2, 5.2, 5.5",
       "orders are carried out one after the other, in the sequence in which they were received", execute_orders},
      {Act::meetings, "answers", "5.5, 5.5.1",
       "whoever is advanced upon chooses when the enemy has come, and a neighbour when he hears the guns",
       carry_out_answers},
      {Act::meetings, "works", "5.2",
       "a bridge takes the whole turn, so it is built or gone only when the marches are over", without_dice(bridges)},
      {Act::meetings, "headquarters", "4.1.1",
       "only after the marches is it known who is with whom, and who is left alone", without_dice(headquarters_alone)},
      {Act::meetings, "sieges", "2.3.1, 4.5",
       "only after the marches is it known who invests; a fortress that falls is no longer a depot",
       with_losses(sieges)},
      {Act::meetings, "contacts", "1.2, 5.5", "forces meet where the marches have left them", without_dice(contacts)},
      {Act::meetings, "march to the guns", "5.5.1",
       "the battles must be known, and the marches must have left room on the road", without_dice(to_the_guns)},
      {Act::meetings, "possession", "2.3, 4.5", "a node belongs to whoever is there in the end", with_losses(owners)},
      {Act::meetings, "reinforcements", "1.3, 5.4",
       "new arrivals need a line of supply and can be seen, like everybody else", reinforcements},
      {Act::meetings, "supply", "5.1", "whether a line is open or cut depends on where everybody stands now",
       without_dice(lines_of_supply)},
      {Act::meetings, "returns", "5.4", "wounded and stragglers come down the lines that are open now",
       without_dice(returns)},
      {Act::meetings, "replacements", "5.4", "drafts only fill the places that those who came back have left",
       without_dice(replacements)},
      {Act::meetings, "prestige", "4.5",
       "corps count where the half-week has left them, and cities for whoever holds them then",
       without_dice(prestige_of_the_half_week)},
      {Act::meetings, "rallies", "4.1", "a rally needs a whole turn without march or battle, and an open line",
       without_dice(rallies)},
      {Act::meetings, "scouting", "5.3", "each side learns how things stand at the end", scouting},
      {Act::meetings, "handing over", "4.2", "whoever had to march out or in by now has done so, or has not",
       without_dice(not_handed_over)},
      {Act::meetings, "conditions", "2.1.2, 4.1, 4.2", "fatigue, exhaustion and truces count whole turns",
       without_dice(what_ends)},
      {Act::meetings, "the end", "4.5", "prestige may have run out by the end of the half-week",
       without_dice(end_by_prestige)},
      {Act::meetings, "proposals", "3.1, 3.2, 4.3, 4.4", "rulers look at how things stand when the half-week is over",
       proposals},
  };
  return phases;
}

std::vector<Event> play_turn(const Theatre& theatre, const State& state, DiceCup& dice) {
  Unfolding unfolding(state);
  begin(theatre, unfolding, dice);
  end(theatre, unfolding, dice);
  return unfolding.take();
}

std::vector<Event> begin_turn(const Theatre& theatre, const State& state, DiceCup& dice, const std::string& by) {
  Unfolding unfolding(state);
  begin(theatre, unfolding, dice);
  const State& now = unfolding.now();
  const std::vector<NodeId> meetings = where_forces_meet(theatre, now);
  if (meetings.empty()) {
    end(theatre, unfolding, dice);
  } else {
    const Pause pause{now.orders_so_far, dice.so_far(), by};
    unfolding.happen(scouting_meanwhile(theatre, now));
    unfolding.happen(mark(now,
                          says("turn stands still", {{"turn", now.turn},
                                                     {"dates", dates_of(theatre, now)},
                                                     {"places", figures_of(theatre, meetings)},
                                                     {"by", FreeText{by}}}),
                          TurnPaused{pause}));
  }
  return unfolding.take();
}

std::vector<Event> finish_turn(const Theatre& theatre, const State& state, DiceCup& dice) {
  if (!state.pause) {
    throw Refusal(Problem{fmt::format("turn {}", state.turn.value), 0, "", "no half-week that stands still",
                          "a half-week that was begun and stopped where forces met",
                          "To begin it: estafette turn FILE, without --finish"});
  }
  Unfolding unfolding(state);
  unfolding.happen(
      mark(state, says("turn goes on", {{"turn", state.turn}, {"dates", dates_of(theatre, state)}}), Told{}));
  end(theatre, unfolding, dice);
  return unfolding.take();
}

}  // namespace estafette::campaign

// Whatever happens: the ledger adds up to the score, proposals do not repeat, and nothing changes without the umpire.
#include "campaign/rules/germany.hpp"
#include "campaign/rules/politics/consequences.hpp"
#include "campaign/rules/politics/prestige.hpp"
#include "campaign/rules/politics/triggers.hpp"
#include "campaign/telling/telling.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

namespace estafette::test::prestige_property_test {
namespace {

int pick(int low, int high) {
  return *rc::gen::inRange(low, high + 1);
}

Allegiance any_side() {
  const int side = pick(0, 2);
  return side == 0 ? Allegiance() : side == 1 ? Side::france : Side::coalition;
}

const Theatre& here() {
  static const Theatre theatre = [] {
    Theatre made = germany();
    made.rules.triggers = {
        {"home",
         "4.3",
         "Saxony leaves",
         {when::Die{1, 2}},
         {then::NationTurns{"Saxony", std::nullopt}, then::Forces{"Saxony", std::nullopt}}},
        {"over",
         "4.3",
         "Saxony goes over",
         {when::Prestige{false, true, 40}},
         {then::NationTurns{"Saxony", Side::coalition}, then::Forces{"Saxony", Side::coalition}}},
        {"ground", "4.4", "Prussia closes", {when::FromTurn{{3}}}, {then::GroundTurns{"Prussia", true}}},
        {"end", "3.1", "It is over", {when::FromTurn{{8}}}, {then::End{Side::france}}}};
    return made;
  }();
  return theatre;
}

const map::NodeId& any_node() {
  return here().map.nodes[static_cast<std::size_t>(pick(0, static_cast<int>(here().map.nodes.size()) - 1))].id;
}

State any_state() {
  State state = with({});
  state.prestige = pick(1, 60);
  state.nations = {{"Saxony", Side::france}, {"Bavaria", Side::france}, {"Prussia", Side::coalition}};
  const int count = pick(0, 12);
  for (int i = 0; i < count; ++i) {
    Force force = pick(0, 3) == 0 ? division("MD " + std::to_string(i), "Leipzig")
                                  : corps("Corps " + std::to_string(i), "Leipzig", pick(1, 3));
    force.at = any_node();
    if (pick(0, 1) == 1) force = coalition(force);
    if (here().node(force.at).settlement == map::Settlement::fortress && pick(0, 1) == 1) force.duty = Duty::garrison;
    force.nation = pick(0, 1) == 1 ? "Saxony" : force.side == Side::france ? "France" : "Prussia";
    for (Formation& formation : force.troops.edit().formations)
      for (Unit& unit : formation.units) unit.nation = pick(0, 2) == 0 ? "Saxony" : "France";
    if (pick(0, 2) == 0) force.exhausted_until = {pick(1, 9)};
    state.forces.push_back(force);
  }
  return state;
}

/// A half-week or something that happens in it, as events that have not been applied.
std::vector<Event> anything(const State& state) {
  Event event;
  event.turn = state.turn;
  switch (pick(0, 5)) {
    case 0:
      return prestige_of_the_half_week(here(), state);
    case 1: {
      Contact contact;
      Battle battle;
      contact.node = any_node();
      for (const Force& force : state.forces)
        (force.side == contact.attacker ? contact.attackers : contact.defenders).push_back(force.id);
      battle.verdict = Verdict{any_side(), VictoryLevel::minor, false, pick(0, 1) == 1 ? "Napoleon" : ""};
      return prestige_of_battle(here(), state, contact, battle);
    }
    case 2: {
      DiceCup dice(static_cast<std::uint64_t>(pick(0, 1000)), state.turn);
      return proposals(here(), state, dice);
    }
    case 3:
      if (state.proposals.empty()) return {};
      return decide(here(), state, state.proposals.front().number, pick(0, 1) == 1, "it was so");
    case 4:
      event.change = OwnerChanged{any_node(), any_side()};
      break;
    default:
      event.change = NationChanged{pick(0, 1) == 1 ? "Saxony" : "Bavaria", any_side()};
      break;
  }
  std::vector<Event> events = {event};
  const State then = after(state, events);
  for (Event& more : consequences(here(), state, then)) events.push_back(std::move(more));
  return events;
}

/// "... to 34: ..."
std::string score_in_words(int score) {
  return " to " + std::to_string(score) + ": ";
}

}  // namespace

RC_GTEST_PROP(Rule45Always, TheOpeningScoreAndAllEntriesOfTheLedgerMakeTheScoreAndEachEntrySaysIt, ()) {
  State state = any_state();
  int sum = state.prestige;
  for (int step = 0; step < 30; ++step) {
    for (const Event& event : anything(state)) {
      apply(state, event);
      if (const auto* entry = std::get_if<PrestigeChanged>(&event.change)) {
        sum += entry->by;
        RC_ASSERT(event.rule == "4.5");
        RC_ASSERT(has_cause(event.cause));
        RC_ASSERT(tell(event.said).find(score_in_words(state.prestige)) != std::string::npos);
      }
      RC_ASSERT(state.prestige == sum);
    }
    if (pick(0, 2) == 0) ++state.turn.value;
  }
}

RC_GTEST_PROP(Rule43Always, NoTriggerSpeaksWhileItsProposalWaitsOrAfterItWasConfirmed, ()) {
  State state = any_state();
  std::set<std::string> waiting, confirmed;
  int numbers = 0;
  for (int step = 0; step < 40; ++step) {
    for (const Event& event : anything(state)) {
      if (const auto* proposed = std::get_if<Proposed>(&event.change)) {
        RC_ASSERT(waiting.insert(proposed->proposal.trigger).second);
        RC_ASSERT(!confirmed.contains(proposed->proposal.trigger));
        RC_ASSERT(proposed->proposal.number == ++numbers);
      }
      if (const auto* decided = std::get_if<Decided>(&event.change)) {
        for (const Proposal& proposal : state.proposals) {
          if (proposal.number != decided->number) continue;
          waiting.erase(proposal.trigger);
          if (decided->confirmed) confirmed.insert(proposal.trigger);
        }
      }
      apply(state, event);
    }
    if (pick(0, 2) == 0) ++state.turn.value;
  }
}

RC_GTEST_PROP(Rule43Always, NothingChangesWithoutConfirmation, ()) {
  const State before = any_state();
  State state = before;
  state.turn = {pick(1, 9)};
  const Turn turn = state.turn;
  DiceCup dice(static_cast<std::uint64_t>(pick(0, 1000)), state.turn);
  state = after(state, proposals(here(), state, dice));
  while (!state.proposals.empty())
    state = after(state, decide(here(), state, state.proposals.front().number, false, "not yet"));
  state.proposals_so_far = 0;
  State same = before;
  same.turn = turn;
  RC_ASSERT(state == same);
}

RC_GTEST_PROP(Rule43Always, WhoGoesHomeOrGoesOverLeavesNoManBehindOnTheOldSide, ()) {
  State state = any_state();
  state.proposals = {{1, state.turn, pick(0, 1) == 1 ? "home" : "over", "4.3", ""}};
  state = after(state, decide(here(), state, 1, true, "so be it"));
  for (const Force& force : state.forces) {
    if (force.side != Side::france || force.troops->level == Level::brigade) continue;
    for (const Formation& formation : force.troops->formations) RC_ASSERT(formation.units.front().nation != "Saxony");
  }
}

}  // namespace estafette::test::prestige_property_test

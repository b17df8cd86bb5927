#include "campaign/rules/politics/triggers.hpp"

#include "base/problem.hpp"
#include "base/text.hpp"
#include "campaign/rules/politics/consequences.hpp"
#include "campaign/rules/politics/trigger_conditions.hpp"
#include "campaign/rules/politics/trigger_effects.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/unfolding.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

namespace estafette::campaign {
namespace {

const Trigger* find_trigger(const Theatre& theatre, const std::string& id) {
  const std::vector<Trigger>& all = theatre.rules.triggers;
  const auto found = std::find_if(all.begin(), all.end(), [&](const Trigger& trigger) { return trigger.id == id; });
  return found == all.end() ? nullptr : &*found;
}

bool may_speak(const State& state, const Trigger& trigger) {
  const bool waits = std::any_of(state.proposals.begin(), state.proposals.end(),
                                 [&](const Proposal& proposal) { return proposal.trigger == trigger.id; });
  return !waits && !state.decided.contains(trigger.id);
}

Cause how_things_stand(const Theatre& theatre, const State& state, const Trigger& trigger) {
  std::vector<Saying> conditions;
  for (const when::Condition& condition : trigger.conditions)
    if (Saying one = as_things_stand(theatre, state, condition); !one.empty()) conditions.push_back(std::move(one));
  if (conditions.empty()) return {};
  return says("as things stand", {{"conditions", conditions}});
}

/// Throws the trigger's dice, if it has any; true if all of them say yes.
bool dice_say_yes(const Trigger& trigger, DiceCup& dice) {
  bool yes = true;
  for (const when::Condition& condition : trigger.conditions)
    if (const auto* die = std::get_if<when::Die>(&condition))
      yes = dice.roll(trigger.id,
                      says("whether it comes to this",
                           {{"text", FreeText{trigger.text}}, {"most", die->most}, {"faces", die->faces}}),
                      1, die->faces) <= die->most &&
            yes;
  return yes;
}

/// True if a proposal falls with this condition: others, such as a score or a date, only say when it is made.
bool rests_on(const when::Condition& condition) {
  return std::holds_alternative<when::Stands>(condition) || std::holds_alternative<when::Unconfirmed>(condition);
}

const Proposal& waiting(const State& state, int number) {
  std::vector<std::string> numbers;
  for (const Proposal& proposal : state.proposals) {
    if (proposal.number == number) return proposal;
    numbers.push_back(std::to_string(proposal.number));
  }
  throw Refusal(Problem{"proposal", 0, "", std::to_string(number),
                        numbers.empty() ? "a proposal that waits; there is none"
                                        : fmt::format("a proposal that waits: {}", one_of(numbers)),
                        ""});
}

}  // namespace

std::vector<Event> proposals(const Theatre& theatre, const State& state, DiceCup& dice) {
  if (state.ending) return {};
  std::vector<Event> events;
  int number = state.proposals_so_far;
  for (const Trigger& trigger : theatre.rules.triggers) {
    const auto all_hold = [&] {
      return std::all_of(trigger.conditions.begin(), trigger.conditions.end(),
                         [&](const when::Condition& condition) { return holds(theatre, state, condition); });
    };
    if (!may_speak(state, trigger) || !all_hold()) continue;
    if (dice_say_yes(trigger, dice)) {
      ++number;
      const Proposal proposal{number, state.turn, trigger.id, trigger.rule, trigger.text};
      events.push_back(happens(state, trigger.rule,
                               says("proposal", {{"number", number}, {"text", FreeText{trigger.text}}}),
                               Proposed{proposal}));
    } else {
      events.push_back(
          happens(state, trigger.rule, says("not yet, says the die", {{"text", FreeText{trigger.text}}}), Told{}));
    }
    events.back().cause = how_things_stand(theatre, state, trigger);
    events.back().dice = dice.taken();
  }
  return events;
}

std::vector<Event> lapsed_proposals(const Theatre& theatre, const State& state) {
  std::vector<Event> events;
  for (const Proposal& proposal : state.proposals) {
    const Trigger* trigger = find_trigger(theatre, proposal.trigger);
    if (trigger == nullptr) continue;
    const auto gone = std::find_if(
        trigger->conditions.begin(), trigger->conditions.end(),
        [&](const when::Condition& condition) { return rests_on(condition) && !holds(theatre, state, condition); });
    if (gone == trigger->conditions.end()) continue;
    events.push_back(happens(state, proposal.rule,
                             says("proposal lapses", {{"number", proposal.number}, {"text", FreeText{proposal.text}}}),
                             Decided{proposal.number, false}));
    if (const Saying stands = as_things_stand(theatre, state, *gone); !stands.empty())
      events.back().cause = says("as things stand", {{"conditions", std::vector<Saying>{stands}}});
  }
  return events;
}

std::vector<Event> decide(const Theatre& theatre, const State& state, int number, bool confirmed,
                          const std::string& because) {
  if (trim(because).empty())
    throw Refusal(Problem{"because", 0, "", "no reason", "a reason in quotes", "Add --because \"...\""});
  const Proposal proposal = waiting(state, number);
  const Trigger* trigger = find_trigger(theatre, proposal.trigger);
  if (trigger == nullptr)
    throw Refusal(Problem{"rules.xml", 0, "triggers", proposal.trigger, "the trigger that made this proposal", ""});
  Unfolding unfolding(state);
  const auto happen = [&](std::vector<Event> events) {
    for (Event& event : events) {
      if (!has_cause(event.cause)) event.cause = ByProposal{number, proposal.text};
      unfolding.happen(std::move(event));
    }
  };
  happen({happens(state, proposal.rule,
                  says("the umpire decides", {{"confirmed", confirmed},
                                              {"number", number},
                                              {"text", FreeText{proposal.text}},
                                              {"because", FreeText{std::string(trim(because))}}}),
                  Decided{number, confirmed})});
  if (!confirmed) return unfolding.take();
  for (const then::Effect& effect : trigger->effects) happen(carried_out(theatre, unfolding.now(), *trigger, effect));
  happen(consequences(theatre, state, unfolding.now()));
  return unfolding.take();
}

std::vector<Saying> what_it_would_do(const Theatre& theatre, const Proposal& proposal) {
  std::vector<Saying> effects;
  if (const Trigger* trigger = find_trigger(theatre, proposal.trigger))
    for (const then::Effect& effect : trigger->effects) effects.push_back(told(theatre, effect));
  return effects;
}

}  // namespace estafette::campaign

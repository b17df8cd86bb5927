#include "campaign/rules/politics/triggers.hpp"

#include "base/problem.hpp"
#include "base/text.hpp"
#include "campaign/rules/politics/consequences.hpp"
#include "campaign/rules/politics/trigger_conditions.hpp"
#include "campaign/rules/politics/trigger_effects.hpp"
#include "campaign/rules/tell.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

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

std::string reasons(const Theatre& theatre, const State& state, const Trigger& trigger) {
  std::vector<std::string> words;
  for (const when::Condition& condition : trigger.conditions)
    if (std::string one = as_things_stand(theatre, state, condition); !one.empty()) words.push_back(std::move(one));
  return fmt::format("{}", fmt::join(words, "; "));
}

/// Throws the trigger's dice, if it has any; true if all of them say yes.
bool dice_say_yes(const Trigger& trigger, DiceCup& dice) {
  bool yes = true;
  for (const when::Condition& condition : trigger.conditions)
    if (const auto* die = std::get_if<when::Die>(&condition))
      yes = dice.roll(fmt::format("whether {}: {} or less of {}", trigger.text, die->most, die->faces), 1,
                      die->faces) <= die->most &&
            yes;
  return yes;
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
                               fmt::format("Proposal {}, for the umpire to decide: {}", number, trigger.text),
                               Proposed{proposal}));
    } else {
      events.push_back(happens(state, trigger.rule, fmt::format("Not yet, says the die: {}", trigger.text), Told{}));
    }
    events.back().cause = Saying(reasons(theatre, state, trigger));
    events.back().dice = dice.taken();
  }
  return events;
}

std::vector<Event> decide(const Theatre& theatre, const State& state, int number, bool confirmed,
                          const std::string& because) {
  if (trim(because).empty())
    throw Refusal(Problem{"because", 0, "", "no reason", "why the umpire decides so", "Add --because \"...\""});
  const Proposal proposal = waiting(state, number);
  const Trigger* trigger = find_trigger(theatre, proposal.trigger);
  if (trigger == nullptr)
    throw Refusal(Problem{"rules.xml", 0, "triggers", proposal.trigger, "the trigger that made this proposal", ""});
  std::vector<Event> all;
  State now = state;
  const auto happen = [&](std::vector<Event> events) {
    for (Event& event : events) {
      if (!has_cause(event.cause)) event.cause = ByProposal{number, proposal.text};
      apply(now, event);
      all.push_back(std::move(event));
    }
  };
  happen({happens(state, proposal.rule,
                  fmt::format("The umpire {} proposal {}, {}, because {}", confirmed ? "confirms" : "rejects", number,
                              proposal.text, trim(because)),
                  Decided{number, confirmed})});
  if (!confirmed) return all;
  for (const then::Effect& effect : trigger->effects) happen(carried_out(theatre, now, *trigger, effect));
  happen(consequences(theatre, state, now));
  return all;
}

std::vector<std::string> what_it_would_do(const Theatre& theatre, const Proposal& proposal) {
  std::vector<std::string> words;
  if (const Trigger* trigger = find_trigger(theatre, proposal.trigger))
    for (const then::Effect& effect : trigger->effects) words.push_back(in_words(effect));
  return words;
}

}  // namespace estafette::campaign

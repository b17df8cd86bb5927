#include "campaign/umpire/deed.hpp"

#include "campaign/rules/politics/triggers.hpp"
#include "campaign/rules/supply/supply.hpp"

#include <iterator>
#include <utility>

namespace estafette::campaign {

State state_after(State state, const std::vector<Event>& events) {
  for (const Event& event : events) apply(state, event);
  return state;
}

Deed deed_of(const Standing& standing, std::string command, std::vector<Event> events) {
  State then = state_after(standing.state, events);
  return {std::move(command), std::move(events), std::move(then), standing.commits, {}};
}

Deed deed_of(const Standing& standing, std::string command, std::vector<Event> events, const DiceCup& dice) {
  dice.want_all_used();
  Deed deed = deed_of(standing, std::move(command), std::move(events));
  deed.dice = dice.all();
  return deed;
}

std::vector<Event> with_what_follows(const Standing& standing, std::vector<Event> events) {
  const State then = state_after(standing.state, events);
  if (then.ending) return events;
  for (std::vector<Event> more : {lines_of_supply(standing.theatre, then), lapsed_proposals(standing.theatre, then)})
    std::move(more.begin(), more.end(), std::back_inserter(events));
  return events;
}

}  // namespace estafette::campaign

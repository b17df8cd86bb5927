#include "campaign/rules/politics/consequences.hpp"

#include "campaign/rules/politics/ending.hpp"
#include "campaign/rules/politics/losses_of_prestige.hpp"
#include "campaign/rules/politics/peace.hpp"

#include <iterator>
#include <utility>

namespace estafette::campaign {

std::vector<Event> consequences(const Theatre& theatre, const State& before, const State& after) {
  std::vector<Event> all;
  State now = after;
  const auto happen = [&](std::vector<Event> events) {
    for (const Event& event : events) apply(now, event);
    std::move(events.begin(), events.end(), std::back_inserter(all));
  };
  happen(losses_of_prestige(theatre, before, after));
  happen(peace_through_exhaustion(theatre, before, now));
  if (!before.ending) happen(end_by_prestige(theatre, now));
  return all;
}

}  // namespace estafette::campaign

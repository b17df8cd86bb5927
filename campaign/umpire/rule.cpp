#include "campaign/umpire/rule.hpp"

#include "campaign/rules/politics/consequences.hpp"

#include <utility>

namespace estafette::campaign {

Deed rule(const Standing& standing, const Ruling& ruling) {
  std::vector<Event> events = ruled(standing.theatre, standing.state, ruling);
  for (Event& event : consequences(standing.theatre, standing.state, state_after(standing.state, events)))
    events.push_back(std::move(event));
  return deed_of(standing, "ruling", with_new_lines(standing, std::move(events)));
}

}  // namespace estafette::campaign

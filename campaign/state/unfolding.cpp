#include "campaign/state/unfolding.hpp"

#include <utility>

namespace estafette::campaign {

void Unfolding::happen(Event event) {
  apply(now_, event);
  events_.push_back(std::move(event));
}

void Unfolding::happen(std::vector<Event> events) {
  for (Event& event : events) happen(std::move(event));
}

std::vector<Event> Unfolding::take() {
  return std::exchange(events_, {});
}

}  // namespace estafette::campaign

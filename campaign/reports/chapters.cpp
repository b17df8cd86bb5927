#include "campaign/reports/chapters.hpp"

#include <utility>

namespace estafette::campaign {

void go_on(std::vector<Chapter>& chapters, std::vector<Event> events) {
  if (events.empty()) return;
  State now = chapters.empty() ? State() : chapters.back().after;
  for (Event& event : events) {
    if (chapters.empty() || std::holds_alternative<TurnBegan>(event.change)) {
      if (!chapters.empty()) chapters.back().after = now;
      chapters.push_back({chapters.empty() ? Turn{0} : event.turn, now, {}, {}});
    }
    apply(now, event);
    chapters.back().events.push_back(std::move(event));
  }
  chapters.back().after = std::move(now);
}

std::vector<Chapter> chapters_of(std::vector<Event> events) {
  std::vector<Chapter> chapters;
  go_on(chapters, std::move(events));
  return chapters;
}

}  // namespace estafette::campaign

#include "campaign/reports/chapters.hpp"

namespace estafette::campaign {

void go_on(std::vector<Chapter>& chapters, const std::vector<Event>& events) {
  State now = chapters.empty() ? State() : chapters.back().after;
  for (const Event& event : events) {
    if (chapters.empty() || std::holds_alternative<TurnBegan>(event.change)) {
      if (!chapters.empty()) chapters.back().after = now;
      chapters.push_back({chapters.empty() ? Turn{0} : event.turn, now, {}, {}});
    }
    apply(now, event);
    chapters.back().events.push_back(event);
  }
  if (!chapters.empty()) chapters.back().after = now;
}

std::vector<Chapter> chapters_of(const std::vector<Event>& events) {
  std::vector<Chapter> chapters;
  go_on(chapters, events);
  return chapters;
}

}  // namespace estafette::campaign

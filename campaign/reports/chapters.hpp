// The campaign divided into its half-weeks, for reading: what was played in each, and what was settled after it, its
// battles and rulings, until the next one began. Source: rule 1.1.
#pragma once

#include "campaign/state/event.hpp"

#include <vector>

namespace estafette::campaign {

/// One half-week. The first chapter, of turn 0, is the founding and what came before the first turn was played.
struct Chapter {
  Turn turn{0};
  State before;  ///< with the orders that were lodged for it
  State after;   ///< with the orders that are lodged for the next one
  std::vector<Event> events;
  bool operator==(const Chapter&) const = default;
};

/// From all events of a campaign; no chapters without events.
[[nodiscard]] std::vector<Chapter> chapters_of(std::vector<Event> events);

/// The chapters go on with the events that came after them.
void go_on(std::vector<Chapter>& chapters, std::vector<Event> events);

}  // namespace estafette::campaign

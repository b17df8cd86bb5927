// How rules let one thing follow another: what has happened so far, and the state that it has led to.
#pragma once

#include "campaign/state/event.hpp"

#include <vector>

namespace estafette::campaign {

class Unfolding {
 public:
  explicit Unfolding(State state) : now_(std::move(state)) {}

  /// After all that has happened. Stands until the next thing happens: what is kept of it must be copied.
  [[nodiscard]] const State& now() const { return now_; }
  [[nodiscard]] const std::vector<Event>& events() const { return events_; }

  /// Throws what apply() throws, and then has not happened.
  void happen(Event event);
  void happen(std::vector<Event> events);

  /// All events in their order; the state stays.
  [[nodiscard]] std::vector<Event> take();

 private:
  State now_;
  std::vector<Event> events_;
};

}  // namespace estafette::campaign

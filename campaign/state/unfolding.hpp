// What has happened so far, and the state that it has led to, for rules in which one event follows from another.
#pragma once

#include "campaign/state/event.hpp"

#include <vector>

namespace estafette::campaign {

class Unfolding {
 public:
  explicit Unfolding(State state) : now_(std::move(state)) {}

  /// The state after all of it. Valid until the next event: copy what you keep.
  [[nodiscard]] const State& now() const { return now_; }
  [[nodiscard]] const std::vector<Event>& events() const { return events_; }

  /// Throws what apply() throws, and then nothing has happened.
  void happen(Event event);
  void happen(std::vector<Event> events);

  /// Gives up all events, in their order; the state stays.
  [[nodiscard]] std::vector<Event> take();

 private:
  State now_;
  std::vector<Event> events_;
};

}  // namespace estafette::campaign

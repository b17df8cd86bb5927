// The ledger of prestige (4.5): each entry is an event with its line of the table as the cause, and says the score that
// it makes. What has no entry has not changed the score.
#pragma once

#include "campaign/state/event.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

class Ledger {
 public:
  /// Goes on from the score of the state. `state` must outlive the ledger.
  explicit Ledger(const State& state) : state_(state), score_(state.prestige) {}

  /// "Prestige rises by 2 to 34: ..."; nothing for 0 points. `line`: the words of the table that it falls under.
  void enter(int points, const std::string& line, const std::string& what, std::vector<ForceId> forces,
             std::vector<NodeId> places);

  [[nodiscard]] std::vector<Event> entries() const { return entries_; }

 private:
  const State& state_;
  int score_;
  std::vector<Event> entries_;
};

}  // namespace estafette::campaign

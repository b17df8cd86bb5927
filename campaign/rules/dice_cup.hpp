// The dice of one turn: from the campaign's seed, or as the umpire threw them at his table. Every throw is kept, so
// that the journal can show it (docs/architecture.md, "Core ideas").
#pragma once

#include "base/dice.hpp"
#include "campaign/state/event.hpp"

#include <cstdint>
#include <deque>
#include <string>
#include <vector>

namespace estafette::campaign {

class DiceCup {
 public:
  /// The same seed and turn give the same throws. `thrown` are used first, in that order. `already`: how many dice of
  /// the turn have been thrown before; these are those that follow.
  DiceCup(std::uint64_t seed, Turn turn, std::vector<int> thrown = {}, int already = 0);

  /// A whole number from `low` to `high`, kept with its purpose. A thrown die out of these bounds is a Refusal that
  /// names the purpose and the bounds. REQUIRES low <= high.
  [[nodiscard]] int roll(const Saying& purpose, int low, int high);

  /// The throws since the last call, for the event that they decided.
  [[nodiscard]] std::vector<Roll> taken();
  /// How many dice of the turn have been thrown so far.
  [[nodiscard]] int so_far() const noexcept { return so_far_; }
  /// The umpire's own dice that have not been used.
  [[nodiscard]] const std::deque<int>& left() const noexcept { return thrown_; }

 private:
  Dice dice_;
  std::deque<int> thrown_;
  std::vector<Roll> taken_;
  int so_far_ = 0;
};

}  // namespace estafette::campaign

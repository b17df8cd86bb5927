// The dice of one turn: from the campaign's seed, or as the umpire threw them at his table. Every throw is kept, so
// that the journal can show it (docs/architecture.md, "Core ideas").
#pragma once

#include "base/dice.hpp"
#include "campaign/rules/thrown_dice.hpp"
#include "campaign/state/event.hpp"

#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace estafette::campaign {

/// Dice that decide something, and those that only blur a scout's report, of which there are many each turn (5.3).
enum class DieSort { deciding, of_scouts };

/// One that was thrown, and by which name the umpire may throw it himself.
struct DieThrown {
  std::string name;  ///< "torgau", "austria"; a second one of that name is "torgau-2"
  Roll roll;
  DieSort sort = DieSort::deciding;
  bool his_own = false;  ///< thrown by the umpire
  bool operator==(const DieThrown&) const = default;
};

class DiceCup {
 public:
  /// The same seed and turn give the same throws. `thrown` are used first: by their name, or by the beginning of one
  /// ("austria" for "austria-joins"), the others in the order in which deciding dice are asked for. `already`: how many
  /// dice of the turn have been thrown before; these are those that follow.
  DiceCup(std::uint64_t seed, Turn turn, ThrownDice thrown = {}, int already = 0);

  /// A whole number from `low` to `high`, kept with its purpose. `name`: of what it decides, as a slug. A thrown die
  /// out of these bounds is a Refusal that names the purpose and the bounds. REQUIRES low <= high.
  [[nodiscard]] int roll(const std::string& name, const Saying& purpose, int low, int high,
                         DieSort sort = DieSort::deciding);

  /// The throws since the last call, for the event that they decided.
  [[nodiscard]] std::vector<Roll> taken();
  /// How many dice of the turn have been thrown so far.
  [[nodiscard]] int so_far() const noexcept { return so_far_; }
  /// All that were thrown out of this cup, in order.
  [[nodiscard]] const std::vector<DieThrown>& all() const noexcept { return all_; }

  /// The umpire's own dice, of those in order, that have not been used.
  [[nodiscard]] const std::deque<int>& left() const noexcept { return thrown_; }

  /// Throws Refusal if some of the umpire's own dice were not needed, with the names of those that were, or if the
  /// beginning of a name fits several.
  void want_all_used() const;

 private:
  [[nodiscard]] std::string new_name(const std::string& name);
  /// What the umpire has thrown for the die of that name, or nothing.
  [[nodiscard]] std::optional<int> thrown_for(const std::string& name);

  Dice dice_;
  std::deque<int> thrown_;
  std::map<std::string, int> by_name_;
  std::map<std::string, std::vector<std::string>> meant_;  ///< the dice that a beginning of a name fits
  std::map<std::string, int> asked_;                       ///< how often, by name
  std::vector<Roll> taken_;
  std::vector<DieThrown> all_;
  int so_far_ = 0;
};

}  // namespace estafette::campaign

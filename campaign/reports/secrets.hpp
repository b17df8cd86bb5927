// The names that one side must not read: whatever names an enemy's force, command, commander or piece, and whoever is
// still expected (5.3, 5.4). A sentence that holds one of them is not told.
#pragma once

#include "campaign/state/state.hpp"

#include <set>
#include <string>

namespace estafette::campaign {

class Secrets {
 public:
  explicit Secrets(Side side) : side_(side) {}

  void learn(const State& state);

  /// A fortress and its garrison may share a name ("Danzig"), and both sides may have a "1st Division": a name that an
  /// own force bears is no secret.
  [[nodiscard]] bool betrayed_by(const std::string& sentence) const;

 private:
  void learn(const Formation& formation, std::set<std::string>& names) const;

  Side side_;
  std::set<std::string> own_, others_;
};

}  // namespace estafette::campaign

// Who went where in a half-week: every march with all its legs, for telling. Source: rules 2.1, 4.1, 5.5.
#pragma once

#include "campaign/reports/chapters.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

struct MarchTold {
  ForceId force;
  std::string name;
  std::string army;  ///< id; empty: of none
  Side side = Side::france;
  int men = 0;
  std::vector<NodeId> way;  ///< from where it stood, to where it is now
  int spent = 0;            ///< nodes of its allowance
  bool forced = false;
  bool back = false;   ///< it withdrew, or went back after a battle
  bool meets = false;  ///< it advanced upon an enemy
  bool operator==(const MarchTold&) const = default;
};

/// In the order in which they began. Legs that follow one another are one march, unless one goes forward and the other
/// back.
[[nodiscard]] std::vector<MarchTold> marches_in(const Chapter& chapter);

/// The force, or the piece, as it was called in that half-week; the last word of its id if it is in neither state.
[[nodiscard]] std::string name_in(const Chapter& chapter, const ForceId& id);
/// The force as it is after the half-week, or was before it; null if it is in neither state.
[[nodiscard]] const Force* force_in(const Chapter& chapter, const ForceId& id);

}  // namespace estafette::campaign

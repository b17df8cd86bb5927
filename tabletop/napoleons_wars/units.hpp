// From the troops of one formation to brigades and batteries on the table. Source: NW II.2. What the rules do not say:
// how a large formation is cut, docs/tabletop-readings.md.
#pragma once

#include "converter/orbat/orbat.hpp"
#include "tabletop/napoleons_wars/label.hpp"
#include "tabletop/napoleons_wars/troops.hpp"
#include "tabletop/table/roster.hpp"

#include <string>
#include <vector>

namespace estafette::tabletop::wars {

/// What the making of a roster knows besides the order of battle.
struct RosterWishes {
  int scale = 1;  ///< men of history for a man of the order of battle
  int year = 1813;
  std::string morale = "average";
};

/// What a division gets: its brigades, and its stands of guns; with what the umpire should look at.
struct MadeUnits {
  std::vector<RosterPiece> brigades, batteries;
  std::vector<std::string> remarks;
};

/// The rules and lists of the set, together.
struct WarsData {
  const TabletopRules* rules = nullptr;
  const std::vector<TroopRow>* troops = nullptr;
  const std::vector<OfficerRating>* officers = nullptr;
};

/// All troops of a formation and of what stands under it. `place` is what follows the brigade's number: "1/IV". Ids and
/// labels are complete. A brigade that would have less than the least points joins the one before it, or counts the
/// least.
[[nodiscard]] MadeUnits make_units(const Formation& division, const std::string& place, const RosterWishes& wishes,
                                   const WarsData& data);

}  // namespace estafette::tabletop::wars

// From the troops of one formation to brigades and batteries on the table. Source: NW II.2. What the rules do not say:
// how a large formation is cut, docs/tabletop-readings.md.
#pragma once

#include "tabletop/muster/muster.hpp"
#include "tabletop/napoleons_wars/label.hpp"
#include "tabletop/napoleons_wars/troops.hpp"
#include "tabletop/table/roster.hpp"

#include <string>
#include <vector>

namespace estafette::tabletop::wars {

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

/// The troops of a division as brigades and stands of guns; ids and labels are complete. A brigade with fewer than the
/// least points counts these, and the umpire is told.
[[nodiscard]] MadeUnits make_units(const DivisionTroops& division, const RosterWishes& wishes, const WarsData& data);

}  // namespace estafette::tabletop::wars

// Artillery fires at a unit: which of the five effects? Source: NW I.8.1 to I.8.4. Figures: tables `fire-points`,
// `fire-effects`, `fire-results`, modifiers of `fire`. Line of fire and nearest target (8.3) are for those who see the
// table.
#pragma once

#include "tabletop/table/procedure.hpp"

#include <string>

namespace estafette::tabletop::wars {

struct FireCase {
  std::string weight = "medium";
  double range = 0;               ///< inches
  int batteries = 1;              ///< alike, at the same target
  double points = 0;              ///< if not 0: the sum of the fire points, in place of what they come to
  std::string state = "fit";      ///< "fit", "damaged", "suppressed", "both"
  std::string nation = "others";  ///< of the guns
  std::string target = "infantry";
  std::string cover = "none";
  bool vulnerable = false, wet = false, other_elevation = false;
};

/// The fire points, before they are rounded: 0 if out of range, or damaged and suppressed.
[[nodiscard]] double fire_points(const FireCase& of, const TabletopRules& rules);

/// Results: "desultory", "effective", "damaging", "horrendous", "destructive"; or "no fire".
[[nodiscard]] RefereeAnswer fire(const FireCase& of, const TabletopRules& rules, TableCup& cup);

[[nodiscard]] TableProcedure fire_procedure(const TabletopRules& rules);

}  // namespace estafette::tabletop::wars

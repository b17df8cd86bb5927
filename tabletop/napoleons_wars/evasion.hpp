// A battery that is attacked tries to get away. Source: NW I.8.5. Figures: table `evasion`, modifiers of `evasion`. Its
// final fire, from the front, comes first and is `fire`.
#pragma once

#include "tabletop/table/procedure.hpp"

#include <string>

namespace estafette::tabletop::wars {

struct EvasionCase {
  std::string battery = "foot";       ///< "foot", "horse"
  std::string attacker = "infantry";  ///< "infantry", "heavy", "medium", "light"
  bool bad_weather = false, suppressed = false, rough = false, behind_obstacle = false;
};

/// Results: "escapes", "caught".
[[nodiscard]] RefereeAnswer evasion(const EvasionCase& of, const TabletopRules& rules, TableCup& cup);

[[nodiscard]] TableProcedure evasion_procedure(const TabletopRules& rules);

}  // namespace estafette::tabletop::wars

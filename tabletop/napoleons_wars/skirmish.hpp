// Skirmishers attack a unit: is it disordered, does it lose a point? Source: NW I.7. Figures: modifiers of `skirmish`,
// table `skirmish-range`. Who must attack whom (7.3, 7.5) is for those who see the table.
#pragma once

#include "tabletop/table/procedure.hpp"

#include <vector>

namespace estafette::tabletop::wars {

struct SkirmishCase {
  std::vector<int> attackers;  ///< the skirmish value of each that attacks this target
  double distance = 0;         ///< inches, of all attackers
  std::string target = "infantry";
  int target_value = 0;
  bool irregular = false;  ///< Cossacks and their like, who have attacked and so may be attacked (7.9)
  bool mixed = false, cavalry_near = false, vulnerable = false;
  std::string cover = "none";
  std::string nation = "others";  ///< of the target
  std::string weather = "clear";
};

/// Results: "no attack", "no effect", "disordered", "disordered with loss"; of guns "suppressed", "damaged".
[[nodiscard]] RefereeAnswer skirmish(const SkirmishCase& of, const TabletopRules& rules, TableCup& cup);

[[nodiscard]] TableProcedure skirmish_procedure(const TabletopRules& rules);

}  // namespace estafette::tabletop::wars

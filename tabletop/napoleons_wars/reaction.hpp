// Cavalry that is charged, or has an enemy come near, tries to react. Source: NW I.10. Figures: `reaction-roll`,
// modifiers of `reaction`, table `qualities`.
#pragma once

#include "tabletop/table/procedure.hpp"

#include <string>

namespace estafette::tabletop::wars {

struct ReactionCase {
  std::string quality = "line";
  std::string state = "fresh";
  bool charged = false;     ///< it is itself the target; otherwise an enemy moved into its zone
  bool skirmishes = false;  ///< it has a skirmish value
  bool disordered = false, general = false, valorous = false, fatigued = false;
};

/// Results: "reacts", "stands".
[[nodiscard]] RefereeAnswer reaction(const ReactionCase& of, const TabletopRules& rules, TableCup& cup);

[[nodiscard]] TableProcedure reaction_procedure(const TabletopRules& rules);

}  // namespace estafette::tabletop::wars

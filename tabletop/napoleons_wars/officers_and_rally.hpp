// Initiative, rally, the replacement of a commander. Source: NW I.6, I.12, I.11.7. Figures: modifiers of `rally`,
// tables `qualities` and `ratings`, figures `presence-napoleon`, `replacement-…`.
#pragma once

#include "tabletop/table/procedure.hpp"

#include <string>

namespace estafette::tabletop::wars {

/// A commander-in-chief: his rating, and whether he is Napoleon (II.3.1).
struct ChiefCase {
  std::string rating = "average";
  bool napoleon = false, present = true;
};

/// II.3.1: what he adds to initiative, to units near him, to replacing commanders; 0 if he is not there.
[[nodiscard]] int presence_of(const ChiefCase& chief, const TabletopRules& rules);

/// Results: "first side chooses", "second side chooses", "roll again".
[[nodiscard]] RefereeAnswer initiative(const ChiefCase& first, const ChiefCase& second, const TabletopRules& rules,
                                       TableCup& cup);

struct RallyCase {
  std::string quality = "line";
  std::string state = "fresh";
  bool general = false, valorous = false;  ///< the second: or the commander-in-chief is within 3 inches
  bool in_range = true;
};

/// Results: "rallies", "does not rally".
[[nodiscard]] RefereeAnswer rally(const RallyCase& of, const TabletopRules& rules, TableCup& cup);

/// When a commander who fell in turn `lost_in` is replaced. Result: "arrives in turn 7".
[[nodiscard]] RefereeAnswer replacement(int lost_in, int presence, const TabletopRules& rules, TableCup& cup);

[[nodiscard]] TableProcedure initiative_procedure(const TabletopRules& rules);
[[nodiscard]] TableProcedure rally_procedure(const TabletopRules& rules);
[[nodiscard]] TableProcedure replacement_procedure(const TabletopRules& rules);

}  // namespace estafette::tabletop::wars

// Napoleonic Squares: how many actions a command has, how long a turn takes, what a bombardment does. Source: SQ A, C1,
// C3. Figures: tables `generals`, `average-die`, `ranges`, figures `bombard-…`, `hits-…`, `saves-…`.
#pragma once

#include "tabletop/table/procedure.hpp"

#include <string>

namespace estafette::tabletop::squares {

/// Result: "2 actions".
[[nodiscard]] RefereeAnswer actions(const std::string& rating, const TabletopRules& rules, TableCup& cup);

/// Result: "45 minutes".
[[nodiscard]] RefereeAnswer turn_length(const TabletopRules& rules, TableCup& cup);

struct BombardmentCase {
  std::string guns = "foot-artillery";
  int batteries = 1;
  int distance = 1;  ///< squares: 1 is the next one
  bool on_hill = false;
  std::string ground = "open";  ///< of the target: "open", "woods", "town"
};

/// "close", "long", or "no fire" if the target is too far.
[[nodiscard]] std::string bombardment_range(const BombardmentCase& of, const TabletopRules& rules);

/// Results: "2 disruption points", "no disruption point", "no fire".
[[nodiscard]] RefereeAnswer bombardment(const BombardmentCase& of, const TabletopRules& rules, TableCup& cup);

[[nodiscard]] std::vector<TableProcedure> order_procedures(const TabletopRules& rules);

}  // namespace estafette::tabletop::squares

// After the battle: pursuit, and the points that come back. Source: NW I.13, O.1.0, O.2.0.
#pragma once

#include "tabletop/table/procedure.hpp"

namespace estafette::tabletop::wars {

struct PursuitCase {
  int winner = 0, loser = 0;  ///< strength points of light cavalry; those of spent units do not count (I.13)
  bool bad_weather = false, late = false;
};

/// How many dice: one at 1:1, one more at 3:2, 2:1, 5:2 and so on; none if the loser has as many.
[[nodiscard]] int pursuit_dice(const PursuitCase& of, const TabletopRules& rules);

/// Result: "4 further strength points lost".
[[nodiscard]] RefereeAnswer pursuit(const PursuitCase& of, const TabletopRules& rules, TableCup& cup);

/// Result: "2 strength points come back". No dice.
[[nodiscard]] RefereeAnswer recovery(int lost, bool winner, const TabletopRules& rules);

[[nodiscard]] TableProcedure pursuit_procedure(const TabletopRules& rules);
[[nodiscard]] TableProcedure recovery_procedure(const TabletopRules& rules);

}  // namespace estafette::tabletop::wars

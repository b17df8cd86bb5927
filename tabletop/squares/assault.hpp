// Napoleonic Squares: an assault, and the morale check that follows. Source: SQ C4, C5. The combat chart is lost:
// `chart-…` and the modifiers of `assault` are ours.
#pragma once

#include "tabletop/table/procedure.hpp"

#include <string>

namespace estafette::tabletop::squares {

struct AssaultSide {
  int unit_class = 3;  ///< of the leading unit, 1 best
  int skirmish = 0;    ///< of the leading unit
  int disruption = 0;  ///< of the leading unit
  int supports = 0;
  bool cavalry = false;         ///< leads or supports: the enemy's skirmishers stay in
  std::string ground = "open";  ///< where it stands: "open", "woods", "hill", "town"
};

/// Dice of a side against that enemy, without the least number there are.
[[nodiscard]] int assault_dice(const AssaultSide& side, const AssaultSide& enemy, const TabletopRules& rules);

/// Results: "attacker tests morale", "defender tests morale", "nobody tests"; or "no attack" of a unit too disrupted.
[[nodiscard]] RefereeAnswer assault(const AssaultSide& attacker, const AssaultSide& defender,
                                    const TabletopRules& rules, TableCup& cup);

struct MoraleCase {
  int unit_class = 3, disruption = 0;
  bool town = false, lone_guns = false;
};

/// Results: "stands", "falls back", "falls back, more disrupted", "destroyed".
[[nodiscard]] RefereeAnswer morale(const MoraleCase& of, const TabletopRules& rules, TableCup& cup);

[[nodiscard]] std::vector<TableProcedure> assault_procedures(const TabletopRules& rules);

}  // namespace estafette::tabletop::squares

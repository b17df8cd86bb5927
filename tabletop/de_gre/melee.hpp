// De Gre: a melee with deployment cards, and which stands fall. Source: DG 5, MDI. Figures: tables `mdi`, `withdrawal`,
// `classes`, figures `melee-…`.
#pragma once

#include "tabletop/table/procedure.hpp"

#include <string>
#include <vector>

namespace estafette::tabletop::degre {

struct DeployedMelee {
  double attacker = 0, defender = 0;  ///< value of all stands in it
  std::string attacker_card = "line", defender_card = "line";
  bool protected_square = false;  ///< the contact square is
};

/// Value lost by each side, and who goes back or is destroyed.
struct MeleeOutcome {
  double attacker_loss = 0, defender_loss = 0;
  bool attacker_back = false, defender_back = false, attacker_destroyed = false, defender_destroyed = false;
  bool operator==(const MeleeOutcome&) const = default;
};

/// 5.C and 5.D, without dice: the cards decide.
[[nodiscard]] MeleeOutcome melee_outcome(const DeployedMelee& of, const TabletopRules& rules);

/// Results: "defender goes back", "attacker destroyed", "both go back" ...
[[nodiscard]] RefereeAnswer card_melee(const DeployedMelee& of, const TabletopRules& rules);

/// Stands of one class in a melee.
struct StandsOfClass {
  std::string name;
  int stands = 0;
};

/// Which stands fall for this loss of value: evenly, one class after the other (5.E); what is left over for half a
/// stand is a coin's (5.F), of which 1 costs the stand. Result: "1 line, 1 guard-cavalry".
[[nodiscard]] RefereeAnswer fallen_stands(double loss, const std::vector<StandsOfClass>& stands,
                                          const TabletopRules& rules, TableCup& cup);

[[nodiscard]] std::vector<TableProcedure> melee_procedures(const TabletopRules& rules);

}  // namespace estafette::tabletop::degre

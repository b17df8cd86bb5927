// Code Napoleon: fire at a unit, and a round of melee. In both the unit that is hit rolls its own die; below the number
// is a score, and a second roll says what it does. Source: CN FIRE, MELEE. All numbers but three are lost from the text
// and are ours.
#pragma once

#include "tabletop/table/procedure.hpp"

#include <string>
#include <vector>

namespace estafette::tabletop::code {

struct FireUponCase {
  std::string by = "small-arms";  ///< "small-arms", "skirmishers", "field", "heavy"
  int range = 1;                  ///< squares
  std::string quality = "line";   ///< of the target
  std::string target = "line";    ///< its formation: "line", "column", "square", "skirmishers"
  std::string cover = "none";
  bool flank = false;
  int further = 0;  ///< further units that fire at it
};

/// The number that the target needs; 0 if nobody reaches it.
[[nodiscard]] int fire_number(const FireUponCase& of, const TabletopRules& rules);

/// Results: "no score", "a hit", "disorder", "retreat", "rout"; or "no fire".
[[nodiscard]] RefereeAnswer fire_upon(const FireUponCase& of, const TabletopRules& rules, TableCup& cup);

/// A unit in a melee.
struct MeleeUnit {
  std::string formation = "line";
  std::string quality = "line";
  bool disordered = false, flanked = false, uphill = false, hard_cover = false, not_charging = false, general = false;
  int further = 0;  ///< units of its own side besides it
};

/// The number that `unit` needs when `enemy` fights it, without modifiers.
[[nodiscard]] int melee_number(const std::string& unit, const std::string& enemy, const TabletopRules& rules);

/// Several against one (the worked example): of the numbers that each of `enemies` gives to `unit`, the one that they
/// choose, the highest.
[[nodiscard]] int worst_number(const std::string& unit, const std::vector<std::string>& enemies,
                               const TabletopRules& rules);
/// And of the numbers that each of `units` needs against `enemy`, the one that the enemy chooses.
[[nodiscard]] int chosen_number(const std::vector<std::string>& units, const std::string& enemy,
                                const TabletopRules& rules);

/// Results: "attacker: ...; defender: ...", each as of fire.
[[nodiscard]] RefereeAnswer melee_round(const MeleeUnit& attacker, const MeleeUnit& defender,
                                        const TabletopRules& rules, TableCup& cup);

[[nodiscard]] std::vector<TableProcedure> fighting_procedures(const TabletopRules& rules);

}  // namespace estafette::tabletop::code

// Two units fight. Source: NW I.11, closing tables. Figures: table `combat-results`, modifiers of `combat`, table
// `nations`. A desperate struggle is rolled again by whoever asks: fatigue and numbers have changed by then.
#pragma once

#include "tabletop/table/procedure.hpp"

#include <string>

namespace estafette::tabletop::wars {

/// One side of a combat; of two attackers the primary one, with the points of both.
struct CombatSide {
  std::string arm = "infantry";  ///< "infantry", "heavy", "medium", "light", "battery"
  std::string nation = "others";
  std::string state = "worn";
  int points = 0;                                 ///< strength points; 0: nobody is outnumbered
  bool disordered = false, lost_in_fire = false;  ///< the second: and lost points in the fire just before
  bool general = false, valorous = false, combined = false, armoured = false, halted = false, outflanked = false;
  bool guns = false;  ///< guns are attached
  [[nodiscard]] bool cavalry() const { return arm != "infantry" && arm != "battery"; }
};

struct CombatCase {
  CombatSide attacker, defender;
  std::string cover = "none";  ///< the defender's: "none", "soft", "obstacle", "higher", "hard", "forest"
  bool town = false;           ///< the defender holds a town
  bool defender_vulnerable = false;
};

/// How many steps of 3:2, 2:1, 3:1, 4:1 ... `fewer` is outnumbered.
[[nodiscard]] int outnumbered(int fewer, int more);

/// Results: the lines of the table, "defender crushed" to "assault thrown back".
[[nodiscard]] RefereeAnswer combat(const CombatCase& of, const TabletopRules& rules, TableCup& cup);

}  // namespace estafette::tabletop::wars

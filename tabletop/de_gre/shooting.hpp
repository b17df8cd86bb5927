// De Gre: musketry, canister, the shots of a battery, and what a shot that lay somewhere has hit. Source: DG 3 and 4.
// Figures: table `musketry`, which is lost from the text, `canister-…`, `shots-…`.
#pragma once

#include "tabletop/table/procedure.hpp"

#include <string>

namespace estafette::tabletop::degre {

struct MusketryCase {
  std::string troops = "line";  ///< "line", "guard-infantry", "light-infantry"
  int stands = 4;
  int range = 1;  ///< squares
  bool commander = false, further_unit = false, protected_square = false;
};

/// Results: "2 stands", "no hit".
[[nodiscard]] RefereeAnswer musketry(const MusketryCase& of, const TabletopRules& rules, TableCup& cup);

struct CanisterCase {
  int field = 0, howitzers = 0, horse = 0;  ///< shots of each
  bool protected_square = false;
};
[[nodiscard]] RefereeAnswer canister(const CanisterCase& of, const TabletopRules& rules, TableCup& cup);

/// Shots of a foot battery with so many guns lost, and its wagon lost or not (3.C).
[[nodiscard]] int battery_shots(int guns_lost, bool wagon_lost, const TabletopRules& rules);

/// A shot that lay somewhere (3.F, 6.A).
struct LandingCase {
  double distance = 0;     ///< inches from the shot to the nearest part of the stand
  bool equipment = false;  ///< the stand is a gun or a wagon
  bool touches = false;    ///< the shot touches it
  bool water = false;
  bool protected_square = false;  ///< the stand is in a protected square
  bool same_square = true;        ///< the shot lies in the stand's square
};
/// Results: "destroyed", "missed".
[[nodiscard]] RefereeAnswer landing(const LandingCase& of, const TabletopRules& rules);

[[nodiscard]] std::vector<TableProcedure> shooting_procedures(const TabletopRules& rules);

}  // namespace estafette::tabletop::degre

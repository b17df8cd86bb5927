// How much of its move a unit gets. Source: NW I.9, closing table. Figures: table `manoeuvre`, modifiers of
// `manoeuvre`, tables `qualities` and `ratings`.
#pragma once

#include "tabletop/table/procedure.hpp"

#include <string>

namespace estafette::tabletop::wars {

struct ManoeuvreCase {
  std::string rating = "average";  ///< of its commander; an independent unit uses that of the commander-in-chief
  bool in_range = true;
  std::string quality = "line";
  std::string state = "fresh";
  bool disordered = false, general = false, valorous = false, suppressed = false, fatigued = false;
  int presence = 0;  ///< of the commander-in-chief, if he is within 3 inches
  double move = 10;  ///< inches of a full move
};

/// The column of the table, and whether the modifier for being out of a poor commander's range applies.
[[nodiscard]] std::string manoeuvre_column(const std::string& rating, bool in_range, const TabletopRules& rules);

/// Results: "hold", "1/4 of its move" ... "a full move"; disordered: "retreat", "hold", "re-order and hold" ...
[[nodiscard]] RefereeAnswer manoeuvre(const ManoeuvreCase& of, const TabletopRules& rules, TableCup& cup);

[[nodiscard]] TableProcedure manoeuvre_procedure(const TabletopRules& rules);

}  // namespace estafette::tabletop::wars

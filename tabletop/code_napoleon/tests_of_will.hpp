// Code Napoleon: initiative, and the throws of a unit die: charge, reaction, rally, restoring a hit. Source: CN
// INITIATIVE, CHARGES, REACTION, RECOVER, RESTORE. Figures: `charge`, `reaction`, `rally`, `restore`, table `qualities`
// (lost from the text).
#pragma once

#include "tabletop/table/procedure.hpp"

#include <string>

namespace estafette::tabletop::code {

/// The sides of the die of that quality.
[[nodiscard]] int unit_die(const std::string& quality, const TabletopRules& rules);

/// Results: "first side chooses", "second side chooses", "roll again".
[[nodiscard]] RefereeAnswer initiative(int first_rating, int second_rating, const TabletopRules& rules, TableCup& cup);

struct WillCase {
  std::string quality = "line";
  bool disordered = false, general = false;
};

/// Results: "charges or stands", "fails".
[[nodiscard]] RefereeAnswer charge(const WillCase& of, const TabletopRules& rules, TableCup& cup);
/// Results: "reacts", "does not react".
[[nodiscard]] RefereeAnswer reaction(const WillCase& of, const TabletopRules& rules, TableCup& cup);
/// Results: "rallies", "does not rally".
[[nodiscard]] RefereeAnswer rally(const WillCase& of, const TabletopRules& rules, TableCup& cup);
/// Results: "a hit restored", "no hit restored".
[[nodiscard]] RefereeAnswer restore(const WillCase& of, const TabletopRules& rules, TableCup& cup);

[[nodiscard]] std::vector<TableProcedure> will_procedures(const TabletopRules& rules);

}  // namespace estafette::tabletop::code

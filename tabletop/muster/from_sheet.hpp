// The two armies of a battle sheet as they come to a table: the troops that have rows on it and no others, without the
// forces that are only near (rule 5.5.2 of the campaign) or away; what the battle is like, and in what condition they
// are.
#pragma once

#include "converter/orbat/orbat.hpp"
#include "converter/sow/sheet/battle_sheet.hpp"

#include <map>
#include <string>
#include <vector>

namespace estafette::tabletop {

struct SheetArmy {
  Orbat orbat;
  int side = 0;  ///< the game's, as on the sheet
  bool attacker = false;
  /// A formation that comes later, by its first row.
  struct Arrival {
    std::string name, at, edge;
    bool operator==(const Arrival&) const = default;
  };
  std::vector<Arrival> arrivals;
  std::vector<std::string> conditions;         ///< "At Lützen, a town"; "the weather is rain": what the sheet says
  std::map<std::string, std::string> reasons;  ///< by unit: why it fights better or worse than it is, with the rule
};

/// The attacker first. An army commander who is absent (rule 4.1.1) is nobody, of ability 0. Guns are those that have
/// rows: those without gunners stay behind.
[[nodiscard]] std::vector<SheetArmy> armies_of(const sow::BattleSheet& sheet);

/// The year of its date, or `otherwise` if it has none.
[[nodiscard]] int year_of(const sow::BattleSheet& sheet, int otherwise);

/// Minutes from the start of the battle until that time of day; 0 for what is no time.
[[nodiscard]] int minutes_in(const sow::BattleSheet& sheet, const std::string& time);

}  // namespace estafette::tabletop

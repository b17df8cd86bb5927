// Both armies of a battle sheet as rosters: with what the sheet says of the day, the hours of those who come later, and
// the condition of the troops on the cards.
#pragma once

#include "converter/sow/sheet/battle_sheet.hpp"
#include "tabletop/sets/roster_of.hpp"

#include <string>
#include <vector>

namespace estafette::tabletop {

struct BattleRoster {
  TableRoster roster;
  int side = 0;  ///< the game's, as on the sheet
  bool attacker = false;
};

/// The attacker first. The same sheet, rules and wishes give the same rosters, and so the same fingerprints.
[[nodiscard]] std::vector<BattleRoster> battle_rosters(const sow::BattleSheet& sheet, const TabletopRules& rules,
                                                       const RosterMaker& maker, const RosterWishes& wishes);

}  // namespace estafette::tabletop

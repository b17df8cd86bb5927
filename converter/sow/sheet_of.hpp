// The battle sheet of a plan: who was sent, row by row. A battle at a table needs no more than this: it has no map of
// the game, and nobody is deployed on it.
#pragma once

#include "converter/sow/plan/battle_plan.hpp"
#include "converter/sow/profile/profile.hpp"
#include "converter/sow/sheet/battle_sheet.hpp"
#include "converter/sow/sheet/field_army.hpp"

#include <string>
#include <vector>

namespace estafette::sow {

/// The sheet of a plan whose armies have been mustered; without game, map and fingerprint.
[[nodiscard]] BattleSheet sheet_of(const BattlePlan& plan, const Field& field);

/// The sheet of a battle that is fought at a table.
struct TableSheet {
  BattleSheet sheet;
  std::vector<std::string> remarks;  ///< who is absent, left out or in reserve
};

/// `set`: the tabletop rules, as "de-gre". Of the profile only nations, ranks and limits count; the plan's map does
/// not. Throws Refusal with every problem in the plan, and if it has a handicap, which only the game knows.
[[nodiscard]] TableSheet table_sheet(const BattlePlan& plan, const Profile& profile, const std::string& set);

}  // namespace estafette::sow

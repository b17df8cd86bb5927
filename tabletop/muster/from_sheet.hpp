// The two armies of a battle sheet as they come to a table: without the forces that are only near (rule 5.5.2 of the
// campaign), and with the hour and edge of those who come later.
#pragma once

#include "converter/orbat/orbat.hpp"
#include "converter/sow/battle_sheet.hpp"

#include <string>
#include <vector>

namespace estafette::tabletop {

struct SheetArmy {
  Orbat orbat;
  bool attacker = false;
  std::vector<std::string> arrivals;  ///< "XI Corps arrives at 16:30:00 from the north"
};

/// The attacker first.
[[nodiscard]] std::vector<SheetArmy> armies_of(const sow::BattleSheet& sheet);

}  // namespace estafette::tabletop

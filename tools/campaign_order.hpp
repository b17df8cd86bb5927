// The order in which an army stands in the campaign, which is not that of the game's rows: there a command with too
// many children is divided, and its last batteries form a command of their own (converter/sow/muster/seating.hpp). A
// synthetic battle throws its dice in this order, so that the same armies lose the same men however they are seated.
#pragma once

#include "converter/sow/sheet/battle_sheet.hpp"

#include <cstddef>
#include <vector>

namespace estafette::tools {

/// The rows of the sheet by index: side by side, each command before its people, a BB's batteries behind its other
/// troops, a BD's own troops behind its BBs. Leaders of whom the campaign knows nothing stand before their people;
/// those who lead only because a command was divided come last of all.
[[nodiscard]] std::vector<std::size_t> in_campaign_order(const sow::BattleSheet& sheet);

}  // namespace estafette::tools

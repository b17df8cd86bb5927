// Prints what a battle cost: the same for `carryover` and `battle import`.
#pragma once

#include "cli/console/console.hpp"
#include "converter/sow/sheet/battle_sheet.hpp"
#include "sow_dumps/losses/losses.hpp"

#include <string>

namespace estafette::cli {

/// Losses by corps, how many rows the dump had, and anything odd; `where` says where to read the rest of the oddities.
/// If the dump is synthetic, it says so. Rule 5.4.
void show_losses(const sow::BattleSheet& sheet, const dumps::Losses& losses, const std::string& where,
                 const Console& say);

}  // namespace estafette::cli

// What a battle cost, as the umpire reads it on the terminal: the same after `carryover` and before `battle import`.
#pragma once

#include "cli/console.hpp"
#include "converter/sow/battle_sheet.hpp"
#include "sow_dumps/losses.hpp"

#include <string>

namespace estafette::cli {

/// Losses by corps, how many rows the dump had, and what was odd; `where` the rest of the oddities can be read. A
/// synthetic dump is called one. Rule 5.4.
void show_losses(const sow::BattleSheet& sheet, const dumps::Losses& losses, const std::string& where,
                 const Console& say);

}  // namespace estafette::cli

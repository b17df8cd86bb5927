// Reads a battle sheet from its XML (docs/formats/battle-sheet.md).
#pragma once

#include "converter/sow/sheet/battle_sheet.hpp"

#include <string>

namespace estafette::sow {

/// Throws Refusal with every problem, by line: malformed XML, unknown attributes, a game id that comes twice, a row
/// whose campaign id is in no side's order of battle, rows whose men do not sum to their unit's.
[[nodiscard]] BattleSheet read_battle_sheet(const std::string& text, const std::string& file);

}  // namespace estafette::sow

// Which hour of the battle does a dump show? What its file name or header says, and a warning if it is early.
// Source: docs/formats/dumps.md, "Where they lie" (file names) and "The unit-location dump" (game time in the header).
#pragma once

#include "converter/sow/sheet/battle_sheet.hpp"
#include "sow_dumps/reading/dump.hpp"

#include <string>

namespace estafette::dumps {

/// One sentence. A results dump's file name has the computer's date and clock, not the battle's.
[[nodiscard]] std::string hour_of(const ResultsDump& dump);
[[nodiscard]] std::string hour_of(const LocationsDump& dump);

/// A warning if the dump's game time is more than `minutes` before the battle's end; otherwise nothing, and nothing
/// if either time cannot be read.
[[nodiscard]] std::string half_time(const LocationsDump& dump, const sow::BattleSheet& sheet, int minutes);

}  // namespace estafette::dumps

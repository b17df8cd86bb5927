// Writes the order of battle for the game: the master file and the scenario's own rows, and the names shown on the
// map. Source: docs/formats/game-order-of-battle.md, "Columns" (34); docs/formats/game-scenario.md, "Columns" (18) and
// "MASTER row"; docs/formats/game-text.md, "Names on the map".
#pragma once

#include "converter/sow/sheet/field_army.hpp"

namespace estafette::sow {

/// OOBs/OOB_SB_<name>.csv; not yet in the game's encoding.
[[nodiscard]] std::string master_csv(const Field& field, int fresh);

/// scenario.csv, whose MASTER row names `master`; not yet in the game's encoding. Every cell is filled, since the game
/// takes an empty one for 0.
[[nodiscard]] std::string scenario_csv(const Field& field, const std::string& master, int fresh);

/// OOBNames.xml, UTF-8: the second name, in both spellings found in our sources.
[[nodiscard]] std::string names_xml(const Field& field);

}  // namespace estafette::sow

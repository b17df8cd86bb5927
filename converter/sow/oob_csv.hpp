// The order of battle as the game reads it: the master file and the scenario's own rows, and the names shown on the
// map. Source: sow-formats.md, sections 3.1 (34 columns), 4.1 (18 columns), 4.2 (MASTER row), 10 (OOBNames.xml).
#pragma once

#include "converter/sow/field_army.hpp"

namespace estafette::sow {

/// OOBs/OOB_SB_<name>.csv; not yet in the game's encoding.
[[nodiscard]] std::string master_csv(const Field& field, int fresh);

/// scenario.csv, whose MASTER row names `master`; not yet in the game's encoding. Every cell is filled, since the game
/// takes an empty one for 0.
[[nodiscard]] std::string scenario_csv(const Field& field, const std::string& master, int fresh);

/// OOBNames.xml, UTF-8: the second name in both spellings that the sources know.
[[nodiscard]] std::string names_xml(const Field& field);

}  // namespace estafette::sow

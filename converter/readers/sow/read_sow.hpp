// Reads the orders of battle of the game itself (Waterloo, Remastered and Gettysburg).
// docs/formats/sow-orbat.md says what is certain and what is inferred. Source: docs/formats/game-order-of-battle.md,
// docs/formats/game-scenario.md and docs/formats/game-looks.md.
//   army row   an army            brigade row           a brigade, or a battery with its guns
//   corps row  a corps            regiment row          a battalion, a regiment of cavalry, a gun
//   division   a division         wagon, courier row    a note of their command
#pragma once

#include "converter/readers/reading.hpp"
#include "converter/readers/sow/rows.hpp"
#include "converter/readers/words/words.hpp"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace estafette::readers {

/// Reads a master file, or a scenario with its own order of battle. Every row is read, or is listed in the looks.
/// Throws Refusal if there are no troops, or more than any army had.
[[nodiscard]] Reading read_sow_oob(std::string_view utf8, const SowWords& sow, const PhraseBook& words,
                                   const std::string& file);

/// The text of the master file of that name, or nothing if it cannot be found.
using FindMaster = std::function<std::optional<std::string>(const std::string& name)>;

/// Reads a scenario: by itself if it has all the data, or else with its master file. From the master come the units
/// that the scenario names, in the scenario's strength. Throws Refusal also if the master file is not found.
[[nodiscard]] Reading read_sow_scenario(std::string_view utf8, const FindMaster& find, const SowWords& sow,
                                        const PhraseBook& words, const std::string& file);

}  // namespace estafette::readers

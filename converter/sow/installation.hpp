// Reads the ids of a real installation of the game, and checks the game profile against them.
// Source: docs/formats/game-folders.md, "Installation" and "Layers"; docs/formats/game-tables.md. The tables of all
// layers count as one: the base folder, every DLC, every mod. Letter case does not count. We only check that ids exist.
#pragma once

#include "base/files.hpp"
#include "converter/sow/profile.hpp"

#include <array>
#include <map>
#include <string>
#include <vector>

namespace estafette::sow {

/// The ids of one kind of table: upper-cased id to its spelling in the files.
using Ids = std::map<std::string, std::string>;

/// By GameTable.
using GameTables = std::array<Ids, 5>;

/// Reads the tables below `game_dir`: the game's root, its Base folder, or any folder that holds Logistics.
/// Throws Refusal if there is no table of classes, weapons or formations, or no map.
[[nodiscard]] GameTables read_installation(const fs::path& game_dir);

/// Throws Refusal for every class, weapon, formation, sprite and map of the profile that the installation lacks, with
/// the line of the profile to change and the nearest id that the installation has. A missing flag gives only a remark,
/// since newer content keeps flags in other files. Returns those remarks.
[[nodiscard]] std::vector<std::string> check_installation(const Profile& profile, const fs::path& game_dir);

}  // namespace estafette::sow

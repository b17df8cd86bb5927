// Reads the ids of a real installation of the game, and checks the game profile against them.
// Source: docs/formats/game-folders.md, "Installation" and "Layers"; docs/formats/game-tables.md. The tables of all
// layers count as one: the base folder, every DLC, every mod that is switched on. Letter case does not count. We only
// check that ids exist; installed.hpp takes figures from there.
#pragma once

#include "base/files/files.hpp"
#include "converter/sow/profile/profile.hpp"

#include <array>
#include <map>
#include <string>
#include <vector>

namespace estafette::sow {

/// The ids of one kind of table: upper-cased id to its spelling in the files.
using Ids = std::map<std::string, std::string>;

/// By GameTable.
using GameTables = std::array<Ids, 5>;

/// All layers of the installation, the lowest first: the base folder, then expansions and mods, in the base folder or
/// beside it. Of the mods only those that are switched on (active_mods.hpp), if the game says which.
[[nodiscard]] std::vector<fs::path> layers(const fs::path& game_dir);

/// The contents of a folder, sorted so that every computer reads in the same order; empty if there is no such folder.
[[nodiscard]] std::vector<fs::path> entries_of(const fs::path& folder);

/// The folder with the game's content: Base, or BaseGB of the Civil War title; an empty path if there is neither.
[[nodiscard]] fs::path content_folder(const fs::path& game_dir);

/// The entry of that name, letter case ignored, as Windows does; an empty path if there is none.
[[nodiscard]] fs::path entry_named(const fs::path& folder, const std::string& name);

/// Reads the tables below `game_dir`: the game's root, its Base folder, or any folder that holds Logistics.
/// Throws Refusal if there is no table of classes, weapons or formations, or no map.
[[nodiscard]] GameTables read_installation(const fs::path& game_dir);

/// Throws Refusal for every class, weapon, formation, sprite and map of the profile that the installation lacks, with
/// the line of the profile to change and the nearest id that the installation has. A missing flag gives only a remark,
/// since newer content keeps flags in other files. Returns those remarks.
[[nodiscard]] std::vector<std::string> check_installation(const Profile& profile, const fs::path& game_dir);

}  // namespace estafette::sow

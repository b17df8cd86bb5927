// Where the game lies on this computer, and where it looks for mods. Source: docs/formats/game-folders.md, "Finding
// it".
#pragma once

#include "base/files/files.hpp"

#include <vector>

namespace estafette::sow {

/// Folders in which shops install games: Steam's libraries, GOG's and Matrix Games' folders, on Windows, on Linux and
/// below Wine's drive C. Those that there are, each once.
[[nodiscard]] std::vector<fs::path> shop_folders();

/// The libraries that Steam's libraryfolders.vdf names, below "steamapps/common".
[[nodiscard]] std::vector<fs::path> steam_libraries(const std::string& vdf);

/// Roots of Scourge of War: Waterloo or Remastered below these folders: each is called so and has Base with Logistics.
[[nodiscard]] std::vector<fs::path> games_in(const std::vector<fs::path>& folders);

/// `named`; or if that is "find", the one game of this computer. Throws Refusal if there is none, or more than one.
[[nodiscard]] fs::path game_folder(const fs::path& named);

/// Where mods are put: Mods in the folder Base, made if it is missing; `game_dir` may be Base itself. Throws Refusal if
/// the folder holds no game.
[[nodiscard]] fs::path mods_folder(const fs::path& game_dir);

}  // namespace estafette::sow

// Finds the newest results dump in the game's own folders. Source: docs/formats/dumps.md, "Where they lie": files
// *gamedb*.csv in Work under the game's root, under Base, and in the documents folder.
#pragma once

#include "base/files/files.hpp"

#include <vector>

namespace estafette::dumps {

/// Where the game may have written: below the folder that the umpire names, if he names one, or else below the user's
/// documents folder (SOWx64, SowWL).
[[nodiscard]] std::vector<fs::path> dump_folders(const fs::path& game_dir);

/// All results dumps in these folders, the newest first.
[[nodiscard]] std::vector<fs::path> results_dumps(const std::vector<fs::path>& folders);

}  // namespace estafette::dumps

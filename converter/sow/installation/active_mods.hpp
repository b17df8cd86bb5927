// Which mods the user has switched on in the game. Source: docs/formats/game-folders.md, "Installation": SowWL.ini
// lists them, in the game's folder or in the user's documents (SOWx64, formerly SowWL).
#pragma once

#include "base/files/files.hpp"

#include <optional>
#include <string>
#include <vector>

namespace estafette::sow {

struct ActiveMods {
  fs::path ini;
  std::vector<std::string> names;  ///< in the order of the list: the last one counts most
};

/// Nothing if there is no SowWL.ini. It is looked for below `game_dir` first, then in the documents.
[[nodiscard]] std::optional<ActiveMods> active_mods(const fs::path& game_dir);

}  // namespace estafette::sow

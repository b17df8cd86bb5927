// What files that were dropped on the program's icon ask for, each by its kind.
#pragma once

#include "base/files/files.hpp"

#include <string>
#include <vector>

namespace estafette::cli {

/// The words of the command that these files ask for:
/// - a campaign: its desk;
/// - a dump, with its battle sheet or with a battle.xml beside it: carryover, into the folder "losses" beside the dump;
/// - orders of battle, or folders of them: convert, into the folder "scaled" beside the first.
/// Throws Refusal if they are none of these, or of several kinds.
[[nodiscard]] std::vector<std::string> words_for(const std::vector<fs::path>& dropped);

}  // namespace estafette::cli

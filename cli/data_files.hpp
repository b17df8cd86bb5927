// Reads the data files that the umpire names, or else those that come with the program: rules.xml, the game profile.
#pragma once

#include "campaign/umpire/rulebook.hpp"
#include "converter/sow/profile/profile.hpp"
#include "converter/sow/profile/read_profile.hpp"

#include <string>
#include <vector>

namespace estafette::cli {

/// Throws Refusal with every problem in the file. An empty path means the rules of 1813 that come with the program.
[[nodiscard]] campaign::Rulebook read_rules(const fs::path& file);

/// A whole game profile. Throws Refusal likewise. An empty path means Waterloo's, which comes with the program.
[[nodiscard]] sow::Profile read_profile(const fs::path& file);

/// The same with what is really installed in `game_dir`, if there is one (converter/sow/installation/installed.hpp);
/// adds remarks.
[[nodiscard]] sow::Profile read_profile(const fs::path& file, const fs::path& game_dir,
                                        std::vector<std::string>& remarks);

}  // namespace estafette::cli

// The game profile with what is really installed: where places are on the maps, and how many each formation seats.
// Source: docs/formats/game-ground.md, "Maps"; docs/formats/game-tables.md, "Columns of the tables"; game-limits.md,
// "Seats".
#pragma once

#include "base/files/files.hpp"
#include "converter/sow/profile/profile.hpp"

#include <string>
#include <vector>

namespace estafette::sow {

struct InstalledProfile {
  Profile profile;
  std::vector<std::string> remarks;  ///< what was taken from the installation, and which mods are switched on
};

/// The profile checked against the installation (check_installation, whose Refusal it throws), and then:
/// - a map's places are those of its csv file, in its order behind the profile's first; a place of the profile that the
///   file does not have stays;
/// - a map's picture from above is the one that its ini names (minimap);
/// - a map that is installed and not in the profile is added, with the size that is usual;
/// - a formation of <drills> seats as many as the table of drills has places for, without leader and standard bearer.
///   What cannot be read leaves the profile's figure as it is.
[[nodiscard]] InstalledProfile as_installed(Profile profile, const fs::path& game_dir);

}  // namespace estafette::sow

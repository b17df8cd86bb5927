// The picture of a map that an installation of the game has, for under the plan.
// Source: docs/formats/game-ground.md, "Maps" (the key minimap of a map's ini).
#pragma once

#include "base/files/files.hpp"

#include <string>
#include <vector>

namespace estafette::sow {

/// Its bytes as an address that a page may hold (data:...). Of a picture that no browser shows, the one of the same
/// name beside it is taken that a browser does (.png, .jpg, .bmp); if there is none, or it is too large for a page,
/// nothing, and `remarks` says so. Empty for an empty path.
[[nodiscard]] std::string map_picture(const fs::path& picture, std::vector<std::string>& remarks);

}  // namespace estafette::sow

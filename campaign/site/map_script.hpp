// What makes the drawing of a map a page by itself when a browser opens it: the same buttons, keys and fingers as on
// the page of `map draw`. Without scripts, and as a picture on another page, it stays the drawing that it is.
#pragma once

#include "campaign/rules/figures/sides.hpp"

#include <string>

namespace estafette::campaign {

/// The script's own file, one for all maps of a site.
inline constexpr const char* kMapScriptFile = "map.js";

/// `land`: a drawing of the land alone. What it tells of places, whoever holds them, the script tells on every map.
[[nodiscard]] std::string map_script(const std::string& land, const Sides& sides);

/// The drawing, which refers to the script beside it and leaves to it what is to be told of places.
[[nodiscard]] std::string with_map_script(const std::string& svg, const Sides& sides);

}  // namespace estafette::campaign

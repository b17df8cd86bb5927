// What makes the drawing of a map a page by itself when a browser opens it: the same buttons, keys and fingers as on
// the page of `map draw`. Without scripts, and as a picture on another page, it stays the drawing that it is.
#pragma once

#include <string>

namespace estafette::campaign {

/// The script's own file, one for all maps of a site.
inline constexpr const char* kMapScriptFile = "map.js";

[[nodiscard]] std::string map_script();

/// The drawing, which refers to the script beside it.
[[nodiscard]] std::string with_map_script(std::string svg);

}  // namespace estafette::campaign

// The map as a drawing that browsers, printers and drawing programs open: one A3 page, in millimetres.
#pragma once

#include "campaign/cartography/picture.hpp"

#include <string>

namespace estafette::cartography {

/// A whole SVG file. Draws what is in the picture and knows nothing else. REQUIRES one place at least.
[[nodiscard]] std::string to_svg(const MapPicture& picture);

}  // namespace estafette::cartography

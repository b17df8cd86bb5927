// The map as a page that opens by double-click: to be drawn about and made larger with mouse, fingers or keys; light or
// dark as the reader's computer is set. One file, no network; without scripts the map is whole and can be scrolled.
#pragma once

#include "campaign/cartography/picture.hpp"

#include <string>

namespace estafette::cartography {

/// A whole page, HTML 5. REQUIRES one place at least.
[[nodiscard]] std::string map_page(const MapPicture& picture);

}  // namespace estafette::cartography

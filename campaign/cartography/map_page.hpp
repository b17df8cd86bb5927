// The map as a page that opens with a double click. It can be moved and enlarged with mouse, fingers or keys, and is
// light or dark as the reader's computer is set. One file, no network; without scripts the map is complete and can be
// scrolled.
#pragma once

#include "campaign/cartography/svg.hpp"

#include <string>

namespace estafette::cartography {

/// A whole page, HTML 5. It prints on one page of the wished sheet, or for A4 on four, to be put together. REQUIRES one
/// place at least.
[[nodiscard]] std::string map_page(const MapPicture& picture, const MapWishes& wishes = {});

}  // namespace estafette::cartography

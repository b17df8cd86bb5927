// The map as a page that opens with a double click. It can be moved and enlarged with mouse, fingers or keys, and is
// light or dark as the reader's computer is set. One file, no network; without scripts the map is complete and can be
// scrolled.
#pragma once

#include "campaign/cartography/picture.hpp"

#include <string>

namespace estafette::cartography {

/// A whole page, HTML 5. REQUIRES one place at least.
[[nodiscard]] std::string map_page(const MapPicture& picture);
/// The same round a drawing of the picture that Atlas made. If it is a layer, the file with the ground lies beside it.
[[nodiscard]] std::string map_page(const MapPicture& picture, const std::string& svg);

}  // namespace estafette::cartography

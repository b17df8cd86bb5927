// The map as a drawing that browsers, printers and drawing programs open: one page, in millimetres.
#pragma once

#include "campaign/cartography/paper/paper.hpp"
#include "campaign/cartography/view/picture.hpp"

#include <string>

namespace estafette::cartography {

/// What may be chosen of a drawing.
struct MapWishes {
  PaperSize sheet = PaperSize::a3;
  bool supply = false;        ///< lines of supply are shown; they are in the drawing anyway, and a page has a switch
  bool alone = true;          ///< a file by itself says how large its page is, a part of another does not
  std::string type_folder{};  ///< where the house's type lies, "fonts/"; empty: the reader's own
};

/// A whole SVG file. Draws what is in the picture and knows nothing else. REQUIRES one place at least.
[[nodiscard]] std::string to_svg(const MapPicture& picture, const MapWishes& wishes = {});

}  // namespace estafette::cartography

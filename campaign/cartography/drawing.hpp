// What every part of the drawing draws from: the picture, and where everything goes on the paper.
#pragma once

#include "campaign/cartography/layout.hpp"
#include "campaign/cartography/pen.hpp"

namespace estafette::cartography {

/// All that a part needs to know.
struct Drawing {
  const MapPicture& picture;
  const Paper& paper;
  const MapLayout& layout;
  std::string part = {};  ///< the inset's letter: what is drawn twice has two ids

  [[nodiscard]] Point at(std::size_t place) const { return layout.signs[place].middle(); }
};

}  // namespace estafette::cartography

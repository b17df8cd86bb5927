// The map's own hand on the pen (base/svg.hpp): everything is in millimetres, and words are as long as their letters
// are measured (letters.hpp), whatever font the reader has.
#pragma once

#include "base/svg.hpp"
#include "campaign/cartography/letters.hpp"
#include "campaign/cartography/paper.hpp"

#include <string>

namespace estafette::cartography {

using svg::Attributes;
using svg::path_through;
using svg::Pen;

/// "12.34", "12.3", "12"
[[nodiscard]] inline std::string mm(double value) {
  return svg::number(value);
}

/// Words in one of the map's faces, in letters of that height; they keep the width that breadth() gives them, or the
/// one that is given.
[[nodiscard]] svg::SvgText lettering(const std::string& text, Point at, Face face, double height, double width = 0);

}  // namespace estafette::cartography

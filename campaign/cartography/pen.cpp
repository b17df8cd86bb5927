#include "campaign/cartography/pen.hpp"

#include "campaign/cartography/style.hpp"

namespace estafette::cartography {

svg::SvgText lettering(const std::string& text, Point at, Face face, double height, double width) {
  const bool serif = face == Face::serif || face == Face::serif_bold;
  const bool bold = face == Face::serif_bold || face == Face::sans_bold;
  return {text, at, height, serif ? "" : style::kSans, bold, width > 0 ? width : breadth(text, face, height)};
}

}  // namespace estafette::cartography

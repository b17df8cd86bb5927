// Settlements by the signs of 2.1 and 2.3, each with its name beside it.
#pragma once

#include "base/markup/svg.hpp"
#include "campaign/cartography/drawing/drawing.hpp"

namespace estafette::cartography {

/// What signs are drawn from, once a file.
void define_signs(svg::SvgFile& file);
void draw_places(Pen& pen, const Drawing& drawing);
/// The name of a place alone.
void draw_name(Pen& pen, const PlaceName& name, const DrawnPlace& place, Point moved);
/// The sign of a settlement alone.
void draw_sign(Pen& pen, Point at, const DrawnPlace& place);
/// The signs of a port and of a depot; `height` is that of the letters that they stand beside.
void draw_anchor(Pen& pen, Point middle, double height);
void draw_depot(Pen& pen, Point middle, double height, Side side);

}  // namespace estafette::cartography

// The land: who holds what, rivers, roads, settlements by the signs of 2.1 and 2.3, names.
#pragma once

#include "campaign/cartography/drawing.hpp"

namespace estafette::cartography {

void draw_front(Pen& pen, const Drawing& drawing);
void draw_seas(Pen& pen, const Drawing& drawing);
void draw_rivers(Pen& pen, const Drawing& drawing);
void draw_roads(Pen& pen, const Drawing& drawing);
void draw_places(Pen& pen, const Drawing& drawing);
/// The sign of a settlement alone, for map and legend.
void draw_sign(Pen& pen, Point at, const DrawnPlace& place);
/// The signs of a port and of a depot; `height` is that of the letters that they stand beside.
void draw_anchor(Pen& pen, Point middle, double height);
void draw_depot(Pen& pen, Point middle, double height, Side side);
void draw_road(Pen& pen, map::RoadClass road_class, Point from, Point to);

}  // namespace estafette::cartography

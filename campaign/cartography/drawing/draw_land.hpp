// The land: who holds what, rivers, roads, lines of supply.
#pragma once

#include "campaign/cartography/drawing/drawing.hpp"

namespace estafette::cartography {

void draw_front(Pen& pen, const Drawing& drawing);
void draw_seas(Pen& pen, const Drawing& drawing);
void draw_rivers(Pen& pen, const Drawing& drawing);
void draw_supply(Pen& pen, const Drawing& drawing);
void draw_roads(Pen& pen, const Drawing& drawing);
void draw_road(Pen& pen, map::RoadClass road_class, Point from, Point to);

}  // namespace estafette::cartography

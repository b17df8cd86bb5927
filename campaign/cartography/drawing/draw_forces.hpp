// Troops: marches, bridges of boats, battles, and the blocks of counters with their leaders.
#pragma once

#include "campaign/cartography/drawing/drawing.hpp"

#include <vector>

namespace estafette::cartography {

void draw_marches(Pen& pen, const Drawing& drawing);
void draw_bridges(Pen& pen, const Drawing& drawing);
void draw_battles(Pen& pen, const Drawing& drawing);
void draw_counters(Pen& pen, const Drawing& drawing);
void draw_leaders(Pen& pen, const Drawing& drawing);
void draw_leader(Pen& pen, const Drawing& drawing, const Stack& stack);
void draw_swords(Pen& pen, Point middle);
void draw_arrow(Pen& pen, const std::vector<Point>& way, Side side);
void draw_boats(Pen& pen, Point from, Point to, Side side);

}  // namespace estafette::cartography

// The parts of the drawing, from the paper up. Each draws from the picture and the layout alone.
#pragma once

#include "campaign/cartography/layout.hpp"
#include "campaign/cartography/pen.hpp"

namespace estafette::cartography {

/// All that a part needs to know.
struct Drawing {
  const MapPicture& picture;
  const Sheet& sheet;
  const Layout& layout;

  [[nodiscard]] Point at(std::size_t place) const { return layout.signs[place].middle(); }
};

// --- draw_land.cpp: who holds what, rivers, roads, settlements by the signs of 2.1 and 2.3, names --------------------
void draw_front(Pen& pen, const Drawing& drawing);
void draw_seas(Pen& pen, const Drawing& drawing);
void draw_rivers(Pen& pen, const Drawing& drawing);
void draw_roads(Pen& pen, const Drawing& drawing);
void draw_places(Pen& pen, const Drawing& drawing);
void draw_names(Pen& pen, const Drawing& drawing);
/// The sign of a settlement alone, for map and legend.
void draw_sign(Pen& pen, Point at, const Place& place);
/// The signs of a port and of a depot; `height` is that of the letters that they stand beside.
void draw_anchor(Pen& pen, Point middle, double height);
void draw_depot(Pen& pen, Point middle, double height, Side side);
void draw_road(Pen& pen, map::RoadClass road_class, Point from, Point to);

// --- draw_forces.cpp -------------------------------------------------------------------------------------------------
void draw_marches(Pen& pen, const Drawing& drawing);
void draw_bridges(Pen& pen, const Drawing& drawing);
void draw_battles(Pen& pen, const Drawing& drawing);
void draw_counters(Pen& pen, const Drawing& drawing);
void draw_counter(Pen& pen, const Counter& counter, const Box& box);
void draw_swords(Pen& pen, Point middle);
void draw_arrow(Pen& pen, const std::vector<Point>& way, Side side);
void draw_boats(Pen& pen, Point from, Point to, Side side);

// --- draw_margin.cpp: title, scale, legend ---------------------------------------------------------------------------
void draw_title(Pen& pen, const Drawing& drawing);
void draw_scale(Pen& pen, const Drawing& drawing);
void draw_legend(Pen& pen, const Drawing& drawing);

}  // namespace estafette::cartography

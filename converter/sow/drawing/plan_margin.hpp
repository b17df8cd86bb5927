// What stands round the plan: its title, what its signs mean, how far a thousand yards are.
#pragma once

#include "base/markup/svg.hpp"
#include "converter/sow/drawing/plan_paper.hpp"

#include <string>
#include <vector>

namespace estafette::sow {

/// A side as the legend names it.
struct LegendSide {
  int side = 1;
  std::string words;  ///< "Army of the Main defends"
};

/// How far apart the lines of the grid are: 500 yards, or 1,000 if there would be too many.
[[nodiscard]] int grid_yards(const PlanPaper& paper);

/// Lines at whole distances from the map's northern and western edge, with their yards along the frame, which are added
/// to `clutter`.
void draw_grid(svg::Pen pen, const PlanPaper& paper, std::vector<Box>& clutter);

/// The legend from `top` downwards, as wide as the sheet; returns its height.
double draw_legend(svg::Pen pen, const PlanPaper& paper, double top, const std::vector<LegendSide>& sides,
                   bool arrivals);

/// The length of a text of that height, rather more than less.
[[nodiscard]] double length_of(const std::string& text, double height);

}  // namespace estafette::sow

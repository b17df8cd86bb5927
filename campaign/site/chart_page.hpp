// A page to draw a chart on: what every chart has in common. Units are those of its own frame, 480 wide, so that a
// letter of 14 units can still be read on a telephone.
#pragma once

#include "base/svg.hpp"
#include "campaign/site/chart.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

inline constexpr double kChartWidth = 480;

class ChartPage {
 public:
  ChartPage(const std::string& title, const std::string& told, double height);

  enum class Anchor { left, middle, right };
  /// `light`: in the smaller letters of an axis.
  void words(Point at, const std::string& text, Anchor anchor, bool light);
  /// A line of the grid.
  void axis(Point from, Point to);
  void bar(const Box& box, Ink ink);
  void line(const std::vector<Point>& points, Ink ink);
  void dot(Point at, Ink ink);

  [[nodiscard]] std::string text() const { return drawing_.text(); }

 private:
  svg::SvgFile drawing_;
  svg::Pen pen_;
};

/// How wide these words are on the page, about.
[[nodiscard]] double width_of(const std::string& words, bool light);

}  // namespace estafette::campaign

// A page to draw a chart on: what every chart has in common. Units are those of its own frame, 480 wide, so that a
// letter of 14 units can still be read on a telephone.
#pragma once

#include "base/markup/svg.hpp"
#include "campaign/site/chart.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

inline constexpr double kChartWidth = 480;

class ChartPage {
 public:
  ChartPage(const std::string& title, const std::string& told, double height, ChartUse use);
  /// A small one, for a part of a page.
  ChartPage(const std::string& title, const std::string& told, double width, double height);

  enum class Anchor { left, middle, right };
  /// `light`: in the smaller letters of an axis.
  void words(Point at, const std::string& text, Anchor anchor, bool light);
  /// The name of a line, in its ink.
  void name(Point at, const std::string& text, Ink ink);
  /// A line of the grid; the line of nought; the stroke of an event.
  void axis(Point from, Point to);
  void base(Point from, Point to);
  void event(Point from, Point to);
  void bar(const Box& box, Ink ink);
  void line(const std::vector<Point>& points, Ink ink);
  void dot(Point at, Ink ink);  ///< a square for France, a lozenge for the Coalition
  /// The ground below a line, down to `foot`.
  void area(const std::vector<Point>& points, double foot, Ink ink);

  [[nodiscard]] std::string text() const { return drawing_.text(); }

 private:
  svg::SvgFile drawing_;
  svg::Pen pen_;
};

/// How wide these words are on the page, about.
[[nodiscard]] double width_of(const std::string& words, bool light);

}  // namespace estafette::campaign

// A sheet to draw a chart on: what every chart's SVG has in common. Units are those of its own frame, 480 wide, so that
// a letter of 14 units can still be read on a telephone.
#pragma once

#include "campaign/site/chart.hpp"

#include <pugixml.hpp>

#include <string>

namespace estafette::campaign {

inline constexpr double kSheetWidth = 480;

class SvgSheet {
 public:
  SvgSheet(const std::string& title, const std::string& told, double height);

  enum class Anchor { left, middle, right };
  /// `light`: in the smaller letters of an axis.
  void text(double x, double y, const std::string& words, Anchor anchor, bool light);
  void line(double x1, double y1, double x2, double y2);
  void bar(double x, double y, double width, double height, Ink ink);
  /// A line through points given as "x,y x,y".
  void path(const std::string& points, Ink ink);
  void dot(double x, double y, Ink ink);

  [[nodiscard]] std::string text() const;

 private:
  pugi::xml_document document_;
  pugi::xml_node svg_;
};

/// How wide these words are on the sheet, about.
[[nodiscard]] double width_of(const std::string& words, bool light);

}  // namespace estafette::campaign

// What an SVG drawing is made of, in millimetres: groups, lines, boxes, words. Attributes in one order, figures to a
// hundredth, so that the same map gives the same bytes.
#pragma once

#include "campaign/cartography/letters.hpp"
#include "campaign/cartography/sheet.hpp"

#include <pugixml.hpp>

#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

namespace estafette::cartography {

using Attributes = std::initializer_list<std::pair<const char*, std::string>>;

/// "12.34", "12.3", "12"
[[nodiscard]] std::string mm(double value);
/// The data of a path through the points; closed: an area.
[[nodiscard]] std::string path_through(const std::vector<Point>& points, bool closed = false);

struct Words {
  std::string text;
  Point at;  ///< left end of the line that the letters stand on
  Face face = Face::serif;
  double height = 0;
};

/// Draws into one element of the document.
class Pen {
 public:
  explicit Pen(pugi::xml_node node) : node_(node) {}

  /// A group within, to draw into: what its attributes say goes for all that is in it.
  [[nodiscard]] Pen group(const std::string& kind, Attributes attributes = {});
  /// What a reader is told who points at this element.
  void told(const std::string& text);

  Pen path(const std::string& data, Attributes attributes = {});
  Pen circle(Point middle, double radius, Attributes attributes = {});
  Pen box(const Box& box, Attributes attributes = {});
  /// The words keep the width that breadth() gives them, or the one that is given.
  Pen words(const Words& words, Attributes attributes = {}, double width = 0);

 private:
  Pen add(const char* name, Attributes attributes);
  pugi::xml_node node_;
};

}  // namespace estafette::cartography

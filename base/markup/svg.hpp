// Draws SVG: maps, charts and battlefields all use this pen. Attributes have a fixed order and figures at most two
// decimals, so that the same drawing gives the same bytes.
#pragma once

#include "base/plane.hpp"

#include <pugixml.hpp>

#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

namespace estafette::svg {

using Attributes = std::initializer_list<std::pair<const char*, std::string>>;

/// "12.34", "12.3", "12"
[[nodiscard]] std::string number(double value);
/// The data of a path through the points; closed: an area.
[[nodiscard]] std::string path_through(const std::vector<Point>& points, bool closed = false);

/// A line of text.
struct SvgText {
  std::string text;
  Point at;              ///< left end of the line that the letters stand on
  double height = 0;     ///< of the letters; 0: as in the style sheet
  std::string family{};  ///< the font's; empty: that of the drawing
  bool bold = false;
  double length = 0;          ///< the text is fitted to this length; 0: it keeps its own
  bool letters_keep = false;  ///< it is fitted by the room between its letters alone
};

/// Draws into one element of the document.
class Pen {
 public:
  explicit Pen(pugi::xml_node node) : node_(node) {}

  /// A group inside this one, to draw into: its attributes apply to everything in it.
  [[nodiscard]] Pen group(const std::string& kind, Attributes attributes = {});
  /// The text that appears when the reader points at this element.
  void told(const std::string& text);

  Pen path(const std::string& data, Attributes attributes = {});
  Pen line(Point from, Point to, Attributes attributes = {});
  Pen polyline(const std::vector<Point>& points, Attributes attributes = {});
  Pen circle(Point middle, double radius, Attributes attributes = {});
  Pen box(const Box& box, Attributes attributes = {});
  Pen words(const SvgText& words, Attributes attributes = {});
  /// Draws again, at that place, what was drawn round the origin under that id.
  Pen again(const std::string& id, Point at, Attributes attributes = {});
  /// What is drawn into it, round the origin, stands on every point of a line that names it as its marker.
  [[nodiscard]] Pen marker(const std::string& id);
  /// What is drawn with it leads to `href`; `id`: by which others lead here.
  Pen link(const std::string& href, const std::string& id);
  /// A picture stretched over the box; `source`: its address, or its bytes as one (data:).
  Pen picture(const std::string& source, const Box& box, Attributes attributes = {});

 private:
  Pen add(const char* name, Attributes attributes);
  pugi::xml_node node_;
};

/// The size at which a drawing is shown: in millimetres on paper, in pixels, or as large as the window.
enum class Shown { millimetres, pixels, as_the_window };

/// An SVG file while it is drawn.
class SvgFile {
 public:
  /// `attributes` come after those that every drawing has.
  SvgFile(const std::string& title, double width, double height, Shown shown, Attributes attributes = {});

  [[nodiscard]] Pen pen() const { return Pen(root_); }
  /// What the drawing shows, in words, for those who cannot see it.
  void describe(const std::string& text);
  void style(const std::string& sheet);
  /// Anything drawn with the attribute clip-path="url(#id)" is cut off at the edge of the box.
  void clip(const std::string& id, const Box& box);
  /// What is drawn with it is shown only where another element refers to it.
  [[nodiscard]] Pen definitions();

  /// The whole file, an element a line.
  [[nodiscard]] std::string text() const;
  /// The same on one line: a fifth smaller where there are thousands of elements.
  [[nodiscard]] std::string compact() const;

 private:
  pugi::xml_document document_;
  pugi::xml_node root_;
};

}  // namespace estafette::svg

// The map's own hand on the pen (base/markup/svg.hpp): everything is in millimetres, and words are as long as their
// letters are measured (letters.hpp), whatever font the reader has. Whatever stands on a map hundreds of times is
// written short: figures to a tenth of a millimetre, steps of a line from where the last one ended, looks in the style
// sheet (map_style.hpp).
#pragma once

#include "base/markup/svg.hpp"
#include "campaign/cartography/paper/letters.hpp"
#include "campaign/cartography/paper/paper.hpp"

#include <string>
#include <vector>

namespace estafette::cartography {

using svg::Attributes;
using svg::path_through;
using svg::Pen;

/// "12.34", "12.3", "12"
[[nodiscard]] inline std::string mm(double value) {
  return svg::number(value);
}

/// To a tenth of a millimetre.
[[nodiscard]] double tenths(double value);
[[nodiscard]] Point tenths(Point point);

/// The data of a path, written short: "M12.3 4l1.5-.2z". Rounding does not add up.
class Trace {
 public:
  /// Steps of a tenth of a millimetre, or of another part.
  explicit Trace(int parts = 10) : parts_(parts) {}

  Trace& move(Point to);
  Trace& line(Point to);
  /// A curve that leaves for `a` and comes in from `b`.
  Trace& curve(Point a, Point b, Point to);
  Trace& close();
  Trace& through(const std::vector<Point>& points, bool closed = false);
  [[nodiscard]] const std::string& data() const { return data_; }

 private:
  void step(char command);
  void figures(Point to);
  [[nodiscard]] long part(double value) const;

  int parts_;
  std::string data_;
  char last_ = 0;
  long x_ = 0, y_ = 0;              ///< where it is
  long start_x_ = 0, start_y_ = 0;  ///< where this stretch began
};

/// Words in one of the map's faces, in letters of that height; they keep the width that breadth() gives them, or the
/// one that is given.
[[nodiscard]] svg::SvgText lettering(const std::string& text, Point at, Face face, double height, double width = 0);
/// The same for words whose face and height the style sheet gives.
[[nodiscard]] svg::SvgText plain_lettering(const std::string& text, Point at, Face face, double height,
                                           double width = 0);

}  // namespace estafette::cartography

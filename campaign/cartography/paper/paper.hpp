// From degrees to millimetres: the paper, and where everything lies on it.
// Plate carrée, true to scale along the middle parallel of the map; north is at the top. Pure.
#pragma once

#include "base/plane.hpp"
#include "campaign/map/map.hpp"

#include <vector>

namespace estafette::cartography {

/// A stretch of a smooth line: it leaves for `a` and comes in from `b`.
struct Curve {
  Point from, a, b, to;
};
/// A smooth line through all the points, a curve from each to the next.
[[nodiscard]] std::vector<Curve> curves(const std::vector<Point>& points);
/// The same line as points no more than about a millimetre apart.
[[nodiscard]] std::vector<Point> smooth(const std::vector<Point>& points);

/// The paper that a map is drawn for. A4: the drawing for A3 in four parts, a quarter larger, that overlap.
enum class PaperSize { a2, a3, a4 };

/// On its long side for a map that is broader than high.
class Paper {
 public:
  /// REQUIRES one place at least.
  explicit Paper(const std::vector<map::Coordinates>& places, PaperSize sheet = PaperSize::a3);

  [[nodiscard]] double width() const { return width_; }
  [[nodiscard]] double height() const { return height_; }
  /// The frame that the map is drawn in; title above it, legend below.
  [[nodiscard]] const Box& frame() const { return frame_; }
  [[nodiscard]] Point at(map::Coordinates place) const;
  [[nodiscard]] std::vector<Point> at(const std::vector<map::Coordinates>& places) const;
  [[nodiscard]] double mm_per_km() const { return mm_per_km_; }
  /// The part of the map within `from`, enlarged so that it fills `to`, which has the same proportions.
  [[nodiscard]] Paper window(const Box& from, const Box& to) const;

 private:
  double width_ = 0, height_ = 0;
  Box frame_;
  Point origin_;  ///< where `middle_` lies
  map::Coordinates middle_;
  double mm_per_km_ = 1;
  double km_per_degree_east_ = 1;
};

}  // namespace estafette::cartography

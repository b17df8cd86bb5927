// From degrees to millimetres on paper: the sheet, and what lies where on it.
// Plate carrée, true to scale along the middle parallel of the map; north is at the top. Pure.
#pragma once

#include "campaign/map/map.hpp"

#include <vector>

namespace estafette::cartography {

/// Millimetres from the upper left corner of the sheet.
struct Point {
  double x = 0, y = 0;
  bool operator==(const Point&) const = default;
};

struct Box {
  double left = 0, top = 0, width = 0, height = 0;
  bool operator==(const Box&) const = default;

  [[nodiscard]] double right() const { return left + width; }
  [[nodiscard]] double bottom() const { return top + height; }
  [[nodiscard]] Point middle() const { return {left + width / 2, top + height / 2}; }
  /// Boxes that only touch do not overlap.
  [[nodiscard]] bool overlaps(const Box& other) const;
  [[nodiscard]] bool holds(const Box& other) const;
  [[nodiscard]] Box grown(double by) const { return {left - by, top - by, width + 2 * by, height + 2 * by}; }
  /// The point of the box that is nearest to `to`.
  [[nodiscard]] Point nearest(Point to) const;
};

[[nodiscard]] double distance(Point a, Point b);
/// True if the straight line from `a` to `b` touches the box.
[[nodiscard]] bool crosses(Point a, Point b, const Box& box);
/// A smooth line through all the points: points no more than about a millimetre apart.
[[nodiscard]] std::vector<Point> smooth(const std::vector<Point>& points);

/// A3, on its long side for a map that is broader than high.
class Sheet {
 public:
  /// REQUIRES one place at least.
  explicit Sheet(const std::vector<map::Position>& places);

  [[nodiscard]] double width() const { return width_; }
  [[nodiscard]] double height() const { return height_; }
  /// The frame that the map is drawn in; title above it, legend below.
  [[nodiscard]] const Box& frame() const { return frame_; }
  [[nodiscard]] Point at(map::Position place) const;
  [[nodiscard]] std::vector<Point> at(const std::vector<map::Position>& places) const;
  [[nodiscard]] double mm_per_km() const { return mm_per_km_; }

 private:
  double width_ = 420, height_ = 297;
  Box frame_;
  map::Position middle_;
  double mm_per_km_ = 1;
  double km_per_degree_east_ = 1;
};

}  // namespace estafette::cartography

// Points and boxes on a flat page, to place things in a drawing. Units are those of the drawing.
#pragma once

#include <algorithm>
#include <cmath>

namespace estafette {

/// From the upper left corner; y grows downwards.
struct Point {
  double x = 0, y = 0;
  bool operator==(const Point&) const = default;
};

/// A rectangle with upright sides.
struct Box {
  double left = 0, top = 0, width = 0, height = 0;
  bool operator==(const Box&) const = default;

  [[nodiscard]] double right() const { return left + width; }
  [[nodiscard]] double bottom() const { return top + height; }
  [[nodiscard]] Point middle() const { return {left + width / 2, top + height / 2}; }
  /// Boxes that only touch do not overlap.
  [[nodiscard]] bool overlaps(const Box& other) const {
    return left < other.right() && other.left < right() && top < other.bottom() && other.top < bottom();
  }
  [[nodiscard]] bool holds(const Box& other) const {
    return left <= other.left && top <= other.top && right() >= other.right() && bottom() >= other.bottom();
  }
  [[nodiscard]] Box grown(double by) const { return {left - by, top - by, width + 2 * by, height + 2 * by}; }
  /// The smallest box that holds both.
  [[nodiscard]] Box around(const Box& other) const {
    const double from = std::min(left, other.left);
    const double above = std::min(top, other.top);
    return {from, above, std::max(right(), other.right()) - from, std::max(bottom(), other.bottom()) - above};
  }
  /// The point of the box that is nearest to `to`.
  [[nodiscard]] Point nearest(Point to) const {
    return {std::clamp(to.x, left, right()), std::clamp(to.y, top, bottom())};
  }
};

[[nodiscard]] inline double distance(Point a, Point b) {
  const double dx = a.x - b.x;
  const double dy = a.y - b.y;
  return std::sqrt(dx * dx + dy * dy);
}
/// True if the straight line from `a` to `b` touches the box.
[[nodiscard]] bool crosses(Point a, Point b, const Box& box);
}  // namespace estafette

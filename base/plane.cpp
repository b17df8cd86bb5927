#include "base/plane.hpp"

#include <algorithm>
#include <cmath>

namespace estafette {

bool Box::overlaps(const Box& other) const {
  return left < other.right() && other.left < right() && top < other.bottom() && other.top < bottom();
}

bool Box::holds(const Box& other) const {
  return left <= other.left && top <= other.top && right() >= other.right() && bottom() >= other.bottom();
}

Point Box::nearest(Point to) const {
  return {std::clamp(to.x, left, right()), std::clamp(to.y, top, bottom())};
}

double distance(Point a, Point b) {
  return std::hypot(a.x - b.x, a.y - b.y);
}

bool crosses(Point a, Point b, const Box& box) {
  double enters = 0;
  double leaves = 1;
  const auto clip = [&](double start, double way, double low, double high) {
    if (way == 0) return start >= low && start <= high;
    const double one = (low - start) / way;
    const double other = (high - start) / way;
    enters = std::max(enters, std::min(one, other));
    leaves = std::min(leaves, std::max(one, other));
    return enters <= leaves;
  };
  return clip(a.x, b.x - a.x, box.left, box.right()) && clip(a.y, b.y - a.y, box.top, box.bottom());
}

}  // namespace estafette

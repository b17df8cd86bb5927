#include "base/plane.hpp"

#include <algorithm>

namespace estafette {

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

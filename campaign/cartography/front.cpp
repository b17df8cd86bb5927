#include "campaign/cartography/front.hpp"

#include <cmath>
#include <numbers>

namespace estafette::cartography {
namespace {

constexpr int kCorners = 24;  ///< of the round that a place has alone

std::vector<Point> round(Point middle, double reach) {
  std::vector<Point> corners;
  for (int i = 0; i < kCorners; ++i) {
    const double angle = 2 * std::numbers::pi * i / kCorners;
    corners.push_back({middle.x + reach * std::cos(angle), middle.y + reach * std::sin(angle)});
  }
  return corners;
}

/// What of the area lies on the side where (p - on) * way <= 0.
std::vector<Point> cut(const std::vector<Point>& area, Point on, Point way) {
  const auto beyond = [&](Point p) { return (p.x - on.x) * way.x + (p.y - on.y) * way.y; };
  std::vector<Point> kept;
  for (std::size_t i = 0; i < area.size(); ++i) {
    const Point from = area[i];
    const Point to = area[(i + 1) % area.size()];
    const double here = beyond(from);
    const double there = beyond(to);
    if (here <= 0) kept.push_back(from);
    if ((here < 0 && there > 0) || (here > 0 && there < 0)) {
      const double t = here / (here - there);
      kept.push_back({from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t});
    }
  }
  return kept;
}

}  // namespace

std::vector<std::vector<Point>> countries(const std::vector<Point>& places, double reach, const Box& frame) {
  std::vector<std::vector<Point>> found;
  for (const Point& place : places) {
    std::vector<Point> area = round(place, reach);
    for (const Point& other : places) {
      const Point way{other.x - place.x, other.y - place.y};
      if (distance(place, other) > 2 * reach || (way.x == 0 && way.y == 0)) continue;
      area = cut(area, {(place.x + other.x) / 2, (place.y + other.y) / 2}, way);
    }
    area = cut(area, {frame.left, frame.top}, {-1, 0});
    area = cut(area, {frame.left, frame.top}, {0, -1});
    area = cut(area, {frame.right(), frame.bottom()}, {1, 0});
    area = cut(area, {frame.right(), frame.bottom()}, {0, 1});
    found.push_back(area);
  }
  return found;
}

}  // namespace estafette::cartography

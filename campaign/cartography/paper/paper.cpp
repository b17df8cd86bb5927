#include "campaign/cartography/paper/paper.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace estafette::cartography {
namespace {

constexpr double kLongA2 = 594, kLongA3 = 420, kShortA3 = 297;
constexpr double kMargin = 8;      // round the frame
constexpr double kTitle = 15;      // above it
constexpr double kLegend = 33;     // below it
constexpr double kInside = 9;      // between the frame and the outermost places, for their names
constexpr double kLargest = 2;     // mm a km: a small theatre does not fill the paper
constexpr double kPull = 0.8 / 3;  // how far a curve keeps its direction at its ends, of its length
constexpr double kKmPerDegree = 111.2;

}  // namespace

std::vector<Curve> curves(const std::vector<Point>& points) {
  std::vector<Curve> all;
  const auto point = [&](std::size_t i) { return points[std::min(i, points.size() - 1)]; };
  for (std::size_t i = 0; i + 1 < points.size(); ++i) {
    const Point before = point(i == 0 ? 0 : i - 1);
    const Point from = point(i);
    const Point to = point(i + 1);
    const Point after = point(i + 2);
    const double length = distance(from, to);
    // A tangent as long as its own stretch: short stretches beside long ones do not overshoot.
    const auto third = [&](Point a, Point b) {
      const double span = std::max(distance(a, b), 1e-9);
      return Point{(b.x - a.x) / span * length * kPull, (b.y - a.y) / span * length * kPull};
    };
    const Point start = points.size() < 3 ? Point{} : third(before, to);
    const Point end = points.size() < 3 ? Point{} : third(from, after);
    all.push_back({from, {from.x + start.x, from.y + start.y}, {to.x - end.x, to.y - end.y}, to});
  }
  return all;
}

std::vector<Point> smooth(const std::vector<Point>& points) {
  if (points.size() < 3) return points;
  std::vector<Point> line;
  for (const Curve& curve : curves(points)) {
    const int steps = std::max(1, static_cast<int>(std::lround(distance(curve.from, curve.to))));
    for (int step = 0; step < steps; ++step) {
      const double t = static_cast<double>(step) / steps;
      const double u = 1 - t;
      const auto at = [&](double from, double a, double b, double to) {
        return u * u * u * from + 3 * u * u * t * a + 3 * u * t * t * b + t * t * t * to;
      };
      line.push_back(
          {at(curve.from.x, curve.a.x, curve.b.x, curve.to.x), at(curve.from.y, curve.a.y, curve.b.y, curve.to.y)});
    }
  }
  line.push_back(points.back());
  return line;
}

Paper::Paper(const std::vector<map::Coordinates>& places, PaperSize sheet)
    : width_(sheet == PaperSize::a2 ? kLongA2 : kLongA3), height_(sheet == PaperSize::a2 ? kLongA3 : kShortA3) {
  const auto [west, east] = std::minmax_element(places.begin(), places.end(),
                                                [](const auto& one, const auto& other) { return one.lon < other.lon; });
  const auto [south, north] = std::minmax_element(
      places.begin(), places.end(), [](const auto& one, const auto& other) { return one.lat < other.lat; });
  middle_ = {(west->lon + east->lon) / 2, (south->lat + north->lat) / 2};
  km_per_degree_east_ = kKmPerDegree * std::cos(middle_.lat * std::numbers::pi / 180);
  const double km_wide = (east->lon - west->lon) * km_per_degree_east_;
  const double km_high = (north->lat - south->lat) * kKmPerDegree;
  if (km_high > km_wide) std::swap(width_, height_);
  frame_ = {kMargin, kMargin + kTitle, width_ - 2 * kMargin, height_ - 2 * kMargin - kTitle - kLegend};
  origin_ = frame_.middle();
  const Box inside = frame_.grown(-kInside);
  mm_per_km_ = std::min({kLargest, inside.width / std::max(km_wide, 1.0), inside.height / std::max(km_high, 1.0)});
}

Point Paper::at(map::Coordinates place) const {
  return {origin_.x + (place.lon - middle_.lon) * km_per_degree_east_ * mm_per_km_,
          origin_.y - (place.lat - middle_.lat) * kKmPerDegree * mm_per_km_};
}

Paper Paper::window(const Box& from, const Box& to) const {
  const double scale = to.width / from.width;
  Paper part = *this;
  part.frame_ = to;
  part.origin_ = {to.left + (origin_.x - from.left) * scale, to.top + (origin_.y - from.top) * scale};
  part.mm_per_km_ = mm_per_km_ * scale;
  return part;
}

std::vector<Point> Paper::at(const std::vector<map::Coordinates>& places) const {
  std::vector<Point> points;
  for (const map::Coordinates& place : places) points.push_back(at(place));
  return points;
}

}  // namespace estafette::cartography

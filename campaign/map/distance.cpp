#include "campaign/map/distance.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace estafette::map {
namespace {

constexpr double kEarthRadius = 6371.0088;  // km, the mean one
constexpr double kRadian = std::numbers::pi / 180;
constexpr double kDegree = kEarthRadius * kRadian;  // km of one degree of latitude

struct Flat {
  double x, y;  // km east and north of the place
};

/// `east` is a degree of longitude at the place, in km.
Flat seen_from(Coordinates place, double east, Coordinates other) {
  return {(other.lon - place.lon) * east, (other.lat - place.lat) * kDegree};
}

}  // namespace

double km_between(Coordinates a, Coordinates b) {
  const double north = std::sin((b.lat - a.lat) * kRadian / 2);
  const double east = std::sin((b.lon - a.lon) * kRadian / 2);
  const double haversine = north * north + std::cos(a.lat * kRadian) * std::cos(b.lat * kRadian) * east * east;
  return 2 * kEarthRadius * std::asin(std::sqrt(std::min(1.0, haversine)));
}

Approach approach(Coordinates place, const std::vector<Coordinates>& line) {
  Approach nearest{std::numeric_limits<double>::infinity(), false};
  const double east = std::cos(place.lat * kRadian) * kDegree;
  for (std::size_t i = 0; i + 1 < line.size(); ++i) {
    const Flat from = seen_from(place, east, line[i]);
    const Flat to = seen_from(place, east, line[i + 1]);
    const Flat way{to.x - from.x, to.y - from.y};
    const double length2 = way.x * way.x + way.y * way.y;
    const double share = length2 > 0 ? std::clamp(-(from.x * way.x + from.y * way.y) / length2, 0.0, 1.0) : 0;
    const double km = std::hypot(from.x + share * way.x, from.y + share * way.y);
    if (km < nearest.km) {
      const bool at_source = i == 0 && share <= 0;
      const bool at_mouth = i + 2 == line.size() && share >= 1;
      nearest = {km, at_source || at_mouth};
    }
  }
  return nearest;
}

std::vector<Coordinates> places_along(Coordinates a, Coordinates b, double step_km) {
  const int steps = std::max(1, static_cast<int>(std::ceil(km_between(a, b) / step_km)));
  std::vector<Coordinates> places;
  for (int i = 0; i <= steps; ++i) {
    const double share = static_cast<double>(i) / steps;
    places.push_back({a.lon + share * (b.lon - a.lon), a.lat + share * (b.lat - a.lat)});
  }
  return places;
}

}  // namespace estafette::map

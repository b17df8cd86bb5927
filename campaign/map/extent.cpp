#include "campaign/map/extent.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace estafette::map {
namespace {

constexpr double kKmOfDegree = 111;    // of latitude, rather less than it is
constexpr double kNearAPole = 85;      // degrees: beyond it longitudes say nothing
constexpr double kHalfTheWorld = 180;  // degrees between longitudes that may be neighbours the other way round
constexpr double kSlack = 1e-5;        // degrees, a metre: places are moved by less where they stand on a line

}  // namespace

Extent::Extent(const std::vector<Coordinates>& line) : least_(line.front()), most_(line.front()) {
  for (const Coordinates point : line) {
    least_ = {std::min(least_.lon, point.lon), std::min(least_.lat, point.lat)};
    most_ = {std::max(most_.lon, point.lon), std::max(most_.lat, point.lat)};
  }
}

bool Extent::may_come_within(Coordinates place, double km) const {
  const double north = km / kKmOfDegree;
  if (place.lat < least_.lat - north || place.lat > most_.lat + north) return false;
  const double highest = std::max({std::abs(place.lat), std::abs(least_.lat), std::abs(most_.lat)}) + north;
  if (highest > kNearAPole) return true;
  const double east = north / std::cos(highest * std::numbers::pi / 180);
  const double away = std::max(least_.lon - place.lon, place.lon - most_.lon);
  return away <= east || most_.lon - least_.lon + away > kHalfTheWorld;
}

bool Extent::may_meet(const Extent& other) const {
  return least_.lon <= other.most_.lon + kSlack && other.least_.lon <= most_.lon + kSlack &&
         least_.lat <= other.most_.lat + kSlack && other.least_.lat <= most_.lat + kSlack;
}

}  // namespace estafette::map

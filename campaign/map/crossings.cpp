#include "campaign/map/crossings.hpp"

namespace estafette::map {
namespace {

/// The place, some centimetres to the north-east: none then stands on the course itself, and no way leads through a
/// corner of it, so that each is on one bank whatever way is asked for.
Coordinates beside(Coordinates place) {
  return {place.lon + 3e-7, place.lat + 1e-7};
}

/// True if `place` lies to the left of the way from `from` to `to`.
bool left_of(Coordinates from, Coordinates to, Coordinates place) {
  return (to.lon - from.lon) * (place.lat - from.lat) - (to.lat - from.lat) * (place.lon - from.lon) > 0;
}

bool cross(Coordinates a, Coordinates b, Coordinates c, Coordinates d) {
  return left_of(a, b, c) != left_of(a, b, d) && left_of(c, d, a) != left_of(c, d, b);
}

}  // namespace

int crossings(Coordinates a, Coordinates b, const std::vector<Coordinates>& course) {
  int count = 0;
  for (std::size_t i = 0; i + 1 < course.size(); ++i)
    if (cross(beside(a), beside(b), course[i], course[i + 1])) ++count;
  return count;
}

}  // namespace estafette::map

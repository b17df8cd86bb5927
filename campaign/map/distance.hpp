// How far places lie apart, as the crow flies. The map has no other measure of length: marches count nodes (rule 2.1).
#pragma once

#include "campaign/map/map.hpp"

#include <vector>

namespace estafette::map {

/// Kilometres along the great circle.
[[nodiscard]] double km_between(Coordinates a, Coordinates b);

/// How near a line comes to a place.
struct Approach {
  double km = 0;
  bool at_end = false;  ///< nearest at its first or last point: the place lies beyond one of the line's ends
};

/// The nearest that `line` comes to `place`. Good to some hundred metres within a few hundred kilometres.
/// REQUIRES two points at least.
[[nodiscard]] Approach approach(Coordinates place, const std::vector<Coordinates>& line);

/// Places along the straight way from `a` to `b`, both ends among them, no more than `step_km` apart.
/// REQUIRES step_km > 0.
[[nodiscard]] std::vector<Coordinates> places_along(Coordinates a, Coordinates b, double step_km);

}  // namespace estafette::map

// Do the ranges of a map agree with the places in them? A drawing that puts mountains where battles are fought on
// farmland, or a marsh on a hill, has one of the two wrong. Pure.
#pragma once

#include "campaign/map/check_map.hpp"

#include <vector>

namespace estafette::map {

/// Places by the crest of mountains whose terrain is flat, and places in the middle of a marsh that are hilly; ranges
/// that have no place near them, which nobody could see on the map.
[[nodiscard]] std::vector<MapProblem> strange_ranges(const Map& map);

}  // namespace estafette::map

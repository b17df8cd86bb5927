// How often the straight way between two places crosses a line: on which bank of a river they stand to each other.
// Source: rule 2.2, and 5.2 for bridges of boats, where no road says so. Pure.
#pragma once

#include "campaign/map/map.hpp"

#include <vector>

namespace estafette::map {

/// How often the straight way from a to b crosses the course; one that only touches it crosses it twice or not at all.
[[nodiscard]] int crossings(Coordinates a, Coordinates b, const std::vector<Coordinates>& course);

}  // namespace estafette::map

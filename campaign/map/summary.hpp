// The map in figures: how many settlements of each class (rule 2.3), roads (2.1), and crossings by river (2.2).
#pragma once

#include "base/table.hpp"
#include "campaign/map/map.hpp"

namespace estafette::map {

/// One row a class and the sum of all, with a column for each region that the map names.
[[nodiscard]] Table settlements(const Map& map);

/// One row a river with its crossings, one for the roads that cross none, and the sum of all.
[[nodiscard]] Table roads(const Map& map);

}  // namespace estafette::map

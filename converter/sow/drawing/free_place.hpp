// Where names go on the plan: as near to what they name as they can be without covering anybody.
#pragma once

#include "base/plane.hpp"

#include <vector>

namespace estafette::sow {

/// A name that wants a place.
struct NameWanted {
  Box named;                     ///< what it names
  double width = 0, height = 0;  ///< of the name
  Point first;                   ///< the side that it would rather stand on: {0, -1} is above
  Box sheet;                     ///< where it may be
};

/// A place for each name, in their order. `signs` are what names must not cover; one another they cover even less. Each
/// looks at every side of what it names, at growing distances, and takes what covers least and is nearest; then all
/// look round again, until nobody finds anything better.
[[nodiscard]] std::vector<Box> free_places(const std::vector<NameWanted>& names, const std::vector<Box>& signs);

}  // namespace estafette::sow

// Between which latitudes and longitudes a line lies: most lines are far from most places, and that is known at once.
#pragma once

#include "campaign/map/map.hpp"

#include <vector>

namespace estafette::map {

class Extent {
 public:
  /// REQUIRES a point at least.
  explicit Extent(const std::vector<Coordinates>& line);

  /// False only if nothing within the extent is as near as that to the place.
  [[nodiscard]] bool may_come_within(Coordinates place, double km) const;
  /// False only if nothing lies within both.
  [[nodiscard]] bool may_meet(const Extent& other) const;

 private:
  Coordinates least_, most_;
};

}  // namespace estafette::map

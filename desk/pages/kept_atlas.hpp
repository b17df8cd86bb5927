// The land of the campaign that lies open, worked out once for all its maps (campaign/cartography/atlas.hpp): where
// names may stand, and what of the roads they hide. Only what hangs on the state of the campaign is drawn anew.
#pragma once

#include "campaign/cartography/atlas.hpp"
#include "campaign/map/map.hpp"

#include <mutex>
#include <optional>
#include <string>

namespace estafette::desk {

class KeptAtlas {
 public:
  /// A whole map as SVG, the same that cartography::to_svg() draws. `map`: the picture's land. For several threads at
  /// once, one after the other.
  [[nodiscard]] std::string draw(const map::Map& map, const cartography::MapPicture& picture);

 private:
  std::mutex mutex_;
  map::Map map_;
  std::optional<cartography::Atlas> atlas_;
};

}  // namespace estafette::desk

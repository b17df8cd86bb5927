#include "desk/pages/kept_atlas.hpp"

#include "campaign/cartography/view/map_view.hpp"

namespace estafette::desk {

std::string KeptAtlas::draw(const map::Map& map, const cartography::MapPicture& picture) {
  const std::lock_guard lock(mutex_);
  if (!atlas_ || map_ != map) {
    map_ = map;
    atlas_.emplace(cartography::land_view(map));
  }
  return atlas_->whole(picture);
}

}  // namespace estafette::desk

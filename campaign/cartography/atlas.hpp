// All maps of one campaign, on the same paper. What they have in common is worked out once; and where many of them
// stand side by side, as on a site, it is also written once: the ground in a file of its own, and for each half-week a
// layer, a tenth of a whole map, that shows the ground from that file.
#pragma once

#include "campaign/cartography/layout/name_seats.hpp"
#include "campaign/cartography/svg.hpp"

#include <string>

namespace estafette::cartography {

class Atlas {
 public:
  /// `land`: land_view(), or any picture of the campaign. REQUIRES one place at least.
  explicit Atlas(const MapPicture& land, MapWishes wishes = {});

  /// A whole SVG file, as to_svg() makes it.
  [[nodiscard]] std::string whole(const MapPicture& picture);
  /// What no half-week changes: waters, roads, relief, without any words. SVG, transparent.
  [[nodiscard]] std::string ground() const;
  /// Everything else, upon the ground in the file of that name beside it. SVG: a page shows it as a document (object,
  /// iframe) or holds it; a browser shows no second file in a mere picture (img).
  [[nodiscard]] std::string layer(const MapPicture& picture, const std::string& ground_file);

 private:
  std::string draw(const MapPicture& picture, const std::string& ground_file);

  MapPicture land_;
  MapWishes wishes_;
  Paper paper_;
  NameSeats seats_;
};

}  // namespace estafette::cartography

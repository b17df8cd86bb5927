#include "campaign/cartography/layout.hpp"

#include "campaign/cartography/place_counters.hpp"
#include "campaign/cartography/place_names.hpp"
#include "campaign/cartography/place_water_names.hpp"
#include "campaign/cartography/style.hpp"

namespace estafette::cartography {

double radius_of(const Place& place) {
  if (!place.siege.empty()) return style::kSiege;
  switch (place.settlement) {
    case map::Settlement::fortress:
      return style::kFortress;
    case map::Settlement::city:
      return style::kCity;
    case map::Settlement::town:
      break;
  }
  return style::kTown;
}

std::vector<Box> signs_of(const MapPicture& picture, const Sheet& sheet) {
  std::vector<Box> signs;
  for (const Place& place : picture.places) {
    const Point at = sheet.at(place.at);
    const double radius = radius_of(place);
    signs.push_back({at.x - radius, at.y - radius, 2 * radius, 2 * radius});
  }
  return signs;
}

Sheet sheet_for(const MapPicture& picture) {
  std::vector<map::Position> all;
  for (const Place& place : picture.places) all.push_back(place.at);
  return Sheet(all);
}

Layout lay_out(const MapPicture& picture, const Sheet& sheet) {
  Layout layout;
  layout.signs = signs_of(picture, sheet);
  place_counters(layout, picture, sheet);
  place_water_names(layout, picture, sheet);
  place_names(layout, picture, sheet);
  return layout;
}

}  // namespace estafette::cartography

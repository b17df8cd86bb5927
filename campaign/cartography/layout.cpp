#include "campaign/cartography/layout.hpp"

#include "campaign/cartography/place_counters.hpp"
#include "campaign/cartography/place_insets.hpp"
#include "campaign/cartography/place_lists.hpp"
#include "campaign/cartography/place_names.hpp"
#include "campaign/cartography/place_water_names.hpp"
#include "campaign/cartography/style.hpp"

namespace estafette::cartography {
namespace {

constexpr int kRoundsOfInsets = 3;  ///< names that make way for insets may need one themselves

}  // namespace

double radius_of(const DrawnPlace& place) {
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

std::vector<Box> signs_of(const MapPicture& picture, const Paper& paper) {
  std::vector<Box> signs;
  for (const DrawnPlace& place : picture.places) {
    const Point at = paper.at(place.at);
    const double radius = radius_of(place);
    signs.push_back({at.x - radius, at.y - radius, 2 * radius, 2 * radius});
  }
  return signs;
}

Paper paper_for(const MapPicture& picture) {
  std::vector<map::Coordinates> all;
  for (const DrawnPlace& place : picture.places) all.push_back(place.at);
  return Paper(all);
}

MapLayout lay_out_part(const MapPicture& picture, const Paper& paper, const RowRules& rows) {
  MapLayout layout;
  layout.signs = signs_of(picture, paper);
  place_counters(layout, picture, paper, rows);
  place_water_names(layout, picture, paper);
  place_names(layout, picture, paper);
  return layout;
}

MapLayout lay_out(const MapPicture& picture, const Paper& paper) {
  MapLayout layout = lay_out_part(picture, paper, {});
  for (int round = 0; round < kRoundsOfInsets; ++round) {
    const std::size_t before = layout.insets.size();
    place_insets(layout, picture, paper);
    if (layout.insets.size() == before) break;
    layout.names.clear();
    layout.nameless.clear();
    layout.water_names.clear();
    place_water_names(layout, picture, paper);
    place_names(layout, picture, paper);
  }
  place_lists(layout, picture, paper);
  return layout;
}

}  // namespace estafette::cartography

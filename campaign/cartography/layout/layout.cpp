#include "campaign/cartography/layout/layout.hpp"

#include "campaign/cartography/layout/place_counters.hpp"
#include "campaign/cartography/layout/place_insets.hpp"
#include "campaign/cartography/layout/place_lists.hpp"
#include "campaign/cartography/layout/place_names.hpp"
#include "campaign/cartography/layout/place_water_names.hpp"
#include "campaign/cartography/paper/clutter.hpp"
#include "campaign/cartography/paper/style.hpp"

#include <algorithm>
#include <set>

namespace estafette::cartography {
namespace {

constexpr int kRoundsOfInsets = 4;  ///< names that make way for insets may need one themselves

/// Places whose names mislead on the sheet, or are not on it, and that no inset names.
std::set<std::size_t> badly_named(const MapLayout& layout) {
  std::set<std::size_t> found;
  for (const PlaceName& name : layout.names)
    if (name.misleading && !named_in_inset(layout, name.place)) found.insert(name.place);
  for (const std::size_t place : layout.nameless)
    if (!named_in_inset(layout, place)) found.insert(place);
  return found;
}

/// Insets hide no name of a place, but may hide those of waters, which then go elsewhere. False if one has no room.
bool moved_water_names(MapLayout& layout, const MapPicture& picture, const Paper& paper, const NameSeats& land) {
  std::erase_if(layout.water_names, [&](const WaterName& name) {
    return std::any_of(layout.insets.begin(), layout.insets.end(),
                       [&](const Inset& inset) { return taken(name.boxes, inset.paper.frame()); });
  });
  return place_water_names(layout, picture, paper, land);
}

void place_all_names(MapLayout& layout, const MapPicture& picture, const Paper& paper, NameSeats& seats,
                     const std::set<std::size_t>& first) {
  layout.names.clear();
  layout.nameless.clear();
  layout.water_names.clear();
  place_water_names(layout, picture, paper, seats);
  place_names(layout, picture, paper, seats, first);
}

/// Counters keep clear of where the names of `spared` would best stand.
MapLayout with_insets(const MapPicture& picture, const Paper& paper, NameSeats& seats,
                      const std::set<std::size_t>& spared) {
  RowRules rules;
  rules.spared = spared;
  MapLayout layout = lay_out_part(picture, paper, rules, seats);
  std::set<std::size_t> first = spared;  // places that had no good place for their names
  for (int round = 0; round < kRoundsOfInsets; ++round) {
    place_insets(layout, picture, paper, seats);
    const std::set<std::size_t> bad = badly_named(layout);
    if (moved_water_names(layout, picture, paper, seats) && bad.empty()) break;
    first.insert(bad.begin(), bad.end());
    place_all_names(layout, picture, paper, seats, first);
  }
  return layout;
}

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

Paper paper_for(const MapPicture& picture, PaperSize sheet) {
  std::vector<map::Coordinates> all;
  for (const DrawnPlace& place : picture.places) all.push_back(place.at);
  return Paper(all, sheet);
}

MapLayout lay_out_part(const MapPicture& picture, const Paper& paper, const RowRules& rows, NameSeats& seats) {
  MapLayout layout;
  layout.signs = signs_of(picture, paper);
  place_counters(layout, picture, paper, rows, seats);
  place_water_names(layout, picture, paper, seats);
  place_names(layout, picture, paper, seats, rows.spared);
  return layout;
}

MapLayout lay_out(const MapPicture& picture, const Paper& paper) {
  NameSeats seats(picture, paper);
  return lay_out(picture, paper, seats);
}

MapLayout lay_out(const MapPicture& picture, const Paper& paper, NameSeats& seats) {
  MapLayout layout = with_insets(picture, paper, seats, {});
  if (const std::set<std::size_t> bad = badly_named(layout); !bad.empty()) {
    MapLayout other = with_insets(picture, paper, seats, bad);
    if (badly_named(other).size() < bad.size()) layout = std::move(other);
  }
  leave_names_to_insets(layout);
  take_names_back(layout);
  place_lists(layout, picture, paper);
  place_range_names(layout, picture, paper, seats);
  return layout;
}

}  // namespace estafette::cartography

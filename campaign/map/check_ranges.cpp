#include "campaign/map/check_ranges.hpp"

#include "campaign/map/distance.hpp"
#include "campaign/map/extent.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

namespace estafette::map {
namespace {

constexpr double kMiddle = 0.25;  ///< of its breadth: so near to its line a place lies in the middle of a range
constexpr double kFarOff = 60;    ///< km: a range further than that from all places is off the map

/// From the place to the line, in kilometres.
double km_to_line(const Coordinates& place, const std::vector<Coordinates>& line) {
  constexpr int kSteps = 16;
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i + 1 < line.size(); ++i)
    for (int step = 0; step <= kSteps; ++step) {
      const double t = static_cast<double>(step) / kSteps;
      const Coordinates at{line[i].lon + (line[i + 1].lon - line[i].lon) * t,
                           line[i].lat + (line[i + 1].lat - line[i].lat) * t};
      least = std::min(least, km_between(place, at));
    }
  return least;
}

/// From the nearest place of the map to the range.
double km_to_places(const LandRange& range, const Map& map) {
  double nearest = std::numeric_limits<double>::infinity();
  for (const Node& node : map.nodes) nearest = std::min(nearest, km_to_line(node.at, range.crest));
  return nearest;
}

bool contradicts(RangeKind kind, Terrain terrain) {
  if (kind == RangeKind::mountains) return terrain == Terrain::farmland || terrain == Terrain::marsh;
  return terrain == Terrain::hilly;
}

}  // namespace

std::vector<MapProblem> strange_ranges(const Map& map) {
  std::vector<MapProblem> problems;
  for (std::size_t i = 0; i < map.ranges.size(); ++i) {
    const LandRange& range = map.ranges[i];
    const Extent extent(range.crest);
    const double middle = kMiddle * range.km_broad;
    bool has_a_place = false;  // near it
    for (const Node& node : map.nodes) {
      const bool odd = contradicts(range.kind, node.terrain);
      const double asked = has_a_place ? middle : std::max(middle, kFarOff);  // from further on it does not matter
      if ((has_a_place && !odd) || !extent.may_come_within(node.at, asked)) continue;
      const double km = km_to_line(node.at, range.crest);
      has_a_place = has_a_place || km <= kFarOff;
      if (km > middle || !odd) continue;
      problems.push_back({MapPart::range, i, "crest",
                          fmt::format("{}, {} of terrain {}, {:.0f} km from the middle of the {}", node.name,
                                      to_string(node.settlement), to_string(node.terrain), km, range.name),
                          range.kind == RangeKind::mountains ? "no flat country there" : "no hills there",
                          "Check the line, or the terrain of the place"});
    }
    if (!has_a_place)
      problems.push_back({MapPart::range, i, "crest",
                          fmt::format("{}, {:.0f} km from any place", range.name, km_to_places(range, map)),
                          "a range on the map", "Check its coordinates, or leave it out"});
  }
  return problems;
}

}  // namespace estafette::map

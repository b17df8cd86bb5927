// What looks wrong in a map that can be read: places nobody can reach, links too long or too short, strange ways
// round, rivers that do not divide the land, fortresses without a crossing, names that players will confuse.
// Source: rules 1.2 and 2.0 to 2.3.1. Figures: rules.xml <map-check>. Pure.
#pragma once

#include "base/markup/xml.hpp"
#include "base/problem.hpp"
#include "campaign/map/read_map.hpp"

#include <string>
#include <vector>

namespace estafette::map {

/// The limits; in kilometres as the crow flies, but for `detour`. No figure has a default here.
struct CheckLimits {
  double shortest_link = 0, longest_link = 0;
  double neighbours = 0;  ///< so near to each other two places may be neighbours
  double detour = 0;      ///< the way by road between neighbours, in straight lines; 0: nobody asks
  double off_course = 0;  ///< a link that crosses a river comes so near to its course
  double river_end = 0;   ///< so near to a source or mouth it cannot be told on which side of it a link passes
  double namesakes = 0;   ///< two places of one country so near, and one letter apart in name, may be one place
  bool operator==(const CheckLimits&) const = default;
};

/// Reads <map-check> of a rules.xml. Problems go to the list of the element's file.
[[nodiscard]] CheckLimits read_check_limits(XmlElement& element);

/// What a problem is about.
enum class MapPart { node, road, detour, range };
[[nodiscard]] std::string to_string(MapPart part);

/// One thing that looks wrong: a Problem (base/problem.hpp) with its place in the map instead of one in a file.
struct MapProblem {
  MapPart part = MapPart::node;
  std::size_t index = 0;  ///< into the map's list of such parts
  std::string attribute, found, expected, remedy;
  bool operator==(const MapProblem&) const = default;
};

/// Everything that looks wrong; empty if nothing does. REQUIRES a map that read_map would accept.
[[nodiscard]] std::vector<MapProblem> check(const Map& map, const CheckLimits& limits);

/// The problems with the places in the file where they stand.
[[nodiscard]] std::vector<Problem> located(const std::vector<MapProblem>& found, const MapLines& lines,
                                           const std::string& file);

}  // namespace estafette::map

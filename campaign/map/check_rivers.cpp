#include "campaign/map/check_rivers.hpp"

#include "campaign/map/crossings.hpp"
#include "campaign/map/distance.hpp"
#include "campaign/map/odd_loop.hpp"
#include "campaign/map/ways.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

namespace estafette::map {
namespace {

constexpr double kStep = 3;  // km between the places of a link that are looked at: no figure of a rule

const Node& from_of(const Map& map, const Road& road) {
  return *find_node(map, road.from);
}
const Node& to_of(const Map& map, const Road& road) {
  return *find_node(map, road.to);
}

std::vector<Coordinates> places_of(const Map& map, const Road& road) {
  return places_along(from_of(map, road).at, to_of(map, road).at, kStep);
}

/// True if the straight way from a to b crosses the line that leads from `end` due north. A loop round `end` does so an
/// odd number of times, any other loop an even one.
bool passes_north_of(Coordinates end, Coordinates a, Coordinates b) {
  if ((a.lon > end.lon) == (b.lon > end.lon)) return false;
  return a.lat + (b.lat - a.lat) * (end.lon - a.lon) / (b.lon - a.lon) > end.lat;
}

/// True if the link passes so near to a source or mouth that a straight line cannot tell on which side of it.
bool near_an_end(const Map& map, const Road& road, const River& river, double river_end) {
  const std::vector<Coordinates> places = places_of(map, road);
  return std::any_of(places.begin(), places.end(), [&](Coordinates place) {
    return km_between(place, river.course.front()) < river_end || km_between(place, river.course.back()) < river_end;
  });
}

/// The map's links as one river divides them.
std::vector<Division> divisions_by(const River& river, const Map& map, double river_end) {
  std::vector<Division> divisions;
  for (const Road& road : map.roads) {
    Division division{!near_an_end(map, road, river, river_end), road.river == river.name};
    for (const Coordinates end : {river.course.front(), river.course.back()})
      division.changes ^= passes_north_of(end, from_of(map, road).at, to_of(map, road).at);
    divisions.push_back(division);
  }
  return divisions;
}

/// "Torgau - Eilenburg = Wurzen - Torgau": "=" marks a crossing of the river.
std::string walk(const Map& map, const Ways& ways, const Loop& loop, const River& river) {
  std::string text = map.nodes[loop.start].name;
  std::size_t at = loop.start;
  for (const std::size_t road : loop.roads) {
    const NodeId& other = ways.id_of(at) == map.roads[road].from ? map.roads[road].to : map.roads[road].from;
    at = ways.index_of(other);
    text += fmt::format(" {} {}", map.roads[road].river == river.name ? "=" : "-", map.nodes[at].name);
  }
  return text;
}

MapProblem odd_loop(const Map& map, const Ways& ways, const Loop& loop, const River& river) {
  const auto crossings = std::count_if(loop.roads.begin(), loop.roads.end(),
                                       [&](std::size_t road) { return map.roads[road].river == river.name; });
  const std::string times = crossings == 0   ? "nowhere"
                            : crossings == 1 ? "once (=)"
                                             : fmt::format("{} times (=)", crossings);
  return {MapPart::road,
          *std::min_element(loop.roads.begin(), loop.roads.end()),
          "river",
          fmt::format("{}, crossing the {} {}", walk(map, ways, loop, river), river.name, times),
          crossings % 2 == 1 ? "an even number: back at the start is back on the same bank"
                             : "an odd number: the loop goes round the river's source or mouth",
          "One of these roads lacks the river, or has it by mistake"};
}

/// True if the link comes where nothing of the river is nearer than its source or mouth.
bool passes_beyond_an_end(const Map& map, const Road& road, const River& river) {
  const std::vector<Coordinates> places = places_of(map, road);
  return std::any_of(places.begin(), places.end(),
                     [&](Coordinates place) { return approach(place, river.course).at_end; });
}

}  // namespace

std::vector<MapProblem> odd_loops(const Map& map, const CheckLimits& limits) {
  std::vector<MapProblem> problems;
  const Ways ways(map);
  for (const River& river : map.rivers) {
    std::vector<Division> divisions = divisions_by(river, map, limits.river_end);
    for (Loop loop = shortest_odd_loop(ways, divisions); !loop.roads.empty();
         loop = shortest_odd_loop(ways, divisions)) {
      problems.push_back(odd_loop(map, ways, loop, river));
      for (const std::size_t road : loop.roads) divisions[road].usable = false;
    }
  }
  return problems;
}

std::vector<MapProblem> false_crossings(const Map& map, const CheckLimits& limits) {
  std::vector<MapProblem> problems;
  for (std::size_t i = 0; i < map.roads.size(); ++i) {
    const Road& road = map.roads[i];
    if (road.river.empty()) continue;
    const River& river = *find_river(map, road.river);
    double km = std::numeric_limits<double>::infinity();
    for (const Coordinates place : places_of(map, road)) km = std::min(km, approach(place, river.course).km);
    if (km <= limits.off_course) continue;
    problems.push_back(
        {MapPart::road, i, "river",
         fmt::format("{} to {}, {:.0f} km from the {}", from_of(map, road).name, to_of(map, road).name, km, river.name),
         fmt::format("a link within {} km of the course of the river that it crosses", limits.off_course),
         "Name another river or none, or draw its course more closely"});
  }
  return problems;
}

std::vector<MapProblem> false_courses(const Map& map, const CheckLimits& limits) {
  std::vector<MapProblem> problems;
  for (const River& river : map.rivers) {
    for (std::size_t i = 0; i < map.roads.size(); ++i) {
      const Road& road = map.roads[i];
      const bool crosses = road.river == river.name;
      const bool drawn = crossings(from_of(map, road).at, to_of(map, road).at, river.course) % 2 == 1;
      if (crosses == drawn || road.watershed == river.name || near_an_end(map, road, river, limits.river_end)) continue;
      problems.push_back({MapPart::road, i, "river",
                          fmt::format("{} to {}, {} by the river's course", from_of(map, road).name,
                                      to_of(map, road).name, drawn ? "on opposite banks" : "on one bank"),
                          fmt::format("a course of the {} that passes {} them, as the road has it", river.name,
                                      crosses ? "between" : "beside"),
                          "Draw the course on the other side of one of the two"});
    }
  }
  return problems;
}

std::vector<MapProblem> false_banks(const Map& map) {
  std::vector<MapProblem> problems;
  for (const River& river : map.rivers) {
    for (std::size_t i = 0; i < map.roads.size(); ++i) {
      const Road& road = map.roads[i];
      const Node& from = from_of(map, road);
      const Node& to = to_of(map, road);
      const std::optional<Bank> here = bank_of(from, river.name);
      const std::optional<Bank> there = bank_of(to, river.name);
      if (!here || !there) continue;
      const bool crosses = road.river == river.name;
      const bool changes = here != there;
      if (crosses == changes || road.watershed == river.name) continue;
      if (changes && passes_beyond_an_end(map, road, river)) continue;
      problems.push_back(
          {MapPart::road, i, "river",
           fmt::format("{} ({}) to {} ({}){}", from.name, to_string(*here), to.name, to_string(*there),
                       crosses ? fmt::format(", crossing the {}", river.name) : ""),
           crosses ? fmt::format("different banks of the {} at its ends", river.name)
                   : fmt::format("the same bank of the {} at both ends, or a crossing of it", river.name),
           fmt::format("Mend the <bank river=\"{}\"> of one of the nodes, or the river of the road", river.name)});
    }
  }
  return problems;
}

}  // namespace estafette::map

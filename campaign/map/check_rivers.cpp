#include "campaign/map/check_rivers.hpp"

#include "campaign/map/crossings.hpp"
#include "campaign/map/distance.hpp"
#include "campaign/map/extent.hpp"
#include "campaign/map/odd_loop.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

namespace estafette::map {
namespace {

constexpr std::size_t kMostLoops = 100;  // that are told at a time
constexpr double kStep = 3;              // km between the places of a link that are looked at: no figure of a rule

/// A road as it lies on the land.
struct Link {
  const Node* from;
  const Node* to;
  Extent extent;

  [[nodiscard]] std::vector<Coordinates> places() const { return places_along(from->at, to->at, kStep); }
};

std::vector<Link> links_of(const Map& map, const Ways& ways) {
  std::vector<Link> links;
  links.reserve(map.roads.size());
  for (const Road& road : map.roads) {
    const Node& from = map.nodes[ways.index_of(road.from)];
    const Node& to = map.nodes[ways.index_of(road.to)];
    links.push_back({&from, &to, Extent({from.at, to.at})});
  }
  return links;
}

/// True if the straight way from a to b crosses the line that leads from `end` due north. A loop round `end` does so an
/// odd number of times, any other loop an even one.
bool passes_north_of(Coordinates end, Coordinates a, Coordinates b) {
  if ((a.lon > end.lon) == (b.lon > end.lon)) return false;
  return a.lat + (b.lat - a.lat) * (end.lon - a.lon) / (b.lon - a.lon) > end.lat;
}

/// True if the link passes so near to a source or mouth that a straight line cannot tell on which side of it.
bool near_an_end(const Link& link, const River& river, double river_end) {
  const auto near = [&](Coordinates end) {
    if (!link.extent.may_come_within(end, river_end)) return false;
    const std::vector<Coordinates> places = link.places();
    return std::any_of(places.begin(), places.end(),
                       [&](Coordinates place) { return km_between(place, end) < river_end; });
  };
  return near(river.course.front()) || near(river.course.back());
}

/// The map's links as one river divides them.
std::vector<Division> divisions_by(const River& river, const Map& map, const std::vector<Link>& links,
                                   double river_end) {
  std::vector<Division> divisions;
  divisions.reserve(links.size());
  for (std::size_t i = 0; i < links.size(); ++i) {
    Division division{!near_an_end(links[i], river, river_end), map.roads[i].river == river.name};
    for (const Coordinates end : {river.course.front(), river.course.back()})
      division.changes ^= passes_north_of(end, links[i].from->at, links[i].to->at);
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

/// What is told when there are so many loops that most of them come from one mistake.
MapProblem more_loops(const Map& map, const Loop& loop, const River& river) {
  return {
      MapPart::road,
      *std::min_element(loop.roads.begin(), loop.roads.end()),
      "river",
      fmt::format("more loops like these, the next of them at {} for the {}", map.nodes[loop.start].name, river.name),
      fmt::format("at most {} at a time", kMostLoops),
      "Mend these first, and check again"};
}

/// True if the link comes where nothing of the river is nearer than its source or mouth.
bool passes_beyond_an_end(const Link& link, const River& river) {
  const std::vector<Coordinates> places = link.places();
  return std::any_of(places.begin(), places.end(),
                     [&](Coordinates place) { return approach(place, river.course).at_end; });
}

}  // namespace

std::vector<MapProblem> odd_loops(const Map& map, const Ways& ways, const CheckLimits& limits) {
  std::vector<MapProblem> problems;
  const std::vector<Link> links = links_of(map, ways);
  for (const River& river : map.rivers) {
    std::vector<Division> divisions = divisions_by(river, map, links, limits.river_end);
    for (Loop loop = shortest_odd_loop(ways, divisions); !loop.roads.empty();
         loop = shortest_odd_loop(ways, divisions)) {
      if (problems.size() == kMostLoops) {
        problems.push_back(more_loops(map, loop, river));
        return problems;
      }
      problems.push_back(odd_loop(map, ways, loop, river));
      for (const std::size_t road : loop.roads) divisions[road].usable = false;
    }
  }
  return problems;
}

std::vector<MapProblem> false_crossings(const Map& map, const Ways& ways, const CheckLimits& limits) {
  std::vector<MapProblem> problems;
  const std::vector<Link> links = links_of(map, ways);
  for (std::size_t i = 0; i < map.roads.size(); ++i) {
    const Road& road = map.roads[i];
    if (road.river.empty()) continue;
    const River& river = *find_river(map, road.river);
    double km = std::numeric_limits<double>::infinity();
    for (const Coordinates place : links[i].places()) {
      km = std::min(km, approach(place, river.course).km);
      if (km <= limits.off_course) break;
    }
    if (km <= limits.off_course) continue;
    problems.push_back(
        {MapPart::road, i, "river",
         fmt::format("{} to {}, {:.0f} km from the {}", links[i].from->name, links[i].to->name, km, river.name),
         fmt::format("a link within {} km of the course of the river that it crosses", limits.off_course),
         "Name another river or none, or draw its course more closely"});
  }
  return problems;
}

std::vector<MapProblem> false_courses(const Map& map, const Ways& ways, const CheckLimits& limits) {
  std::vector<MapProblem> problems;
  const std::vector<Link> links = links_of(map, ways);
  for (const River& river : map.rivers) {
    const Extent extent(river.course);
    for (std::size_t i = 0; i < map.roads.size(); ++i) {
      const Road& road = map.roads[i];
      const Link& link = links[i];
      const bool crosses = road.river == river.name;
      const bool drawn = extent.may_meet(link.extent) && crossings(link.from->at, link.to->at, river.course) % 2 == 1;
      if (crosses == drawn || road.watershed == river.name || near_an_end(link, river, limits.river_end)) continue;
      problems.push_back({MapPart::road, i, "river",
                          fmt::format("{} to {}, {} by the river's course", link.from->name, link.to->name,
                                      drawn ? "on opposite banks" : "on one bank"),
                          fmt::format("a course of the {} that passes {} them, as the road has it", river.name,
                                      crosses ? "between" : "beside"),
                          "Draw the course on the other side of one of the two"});
    }
  }
  return problems;
}

std::vector<MapProblem> false_banks(const Map& map, const Ways& ways) {
  std::vector<MapProblem> problems;
  const std::vector<Link> links = links_of(map, ways);
  for (const River& river : map.rivers) {
    for (std::size_t i = 0; i < map.roads.size(); ++i) {
      const Road& road = map.roads[i];
      const Node& from = *links[i].from;
      const Node& to = *links[i].to;
      const std::optional<Bank> here = bank_of(from, river.name);
      const std::optional<Bank> there = bank_of(to, river.name);
      if (!here || !there) continue;
      const bool crosses = road.river == river.name;
      const bool changes = here != there;
      if (crosses == changes || road.watershed == river.name) continue;
      if (changes && passes_beyond_an_end(links[i], river)) continue;
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

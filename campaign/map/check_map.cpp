#include "campaign/map/check_map.hpp"

#include "base/text.hpp"
#include "campaign/map/check_detours.hpp"
#include "campaign/map/check_ranges.hpp"
#include "campaign/map/check_rivers.hpp"
#include "campaign/map/distance.hpp"
#include "campaign/map/ways.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::map {
namespace {

constexpr double kMostKm = 999;
constexpr double kMostTimes = 99;

/// All nodes that can be reached from `start`, it among them; they are marked in `seen`.
std::vector<std::size_t> reached_from(std::size_t start, const Ways& ways, std::vector<bool>& seen) {
  std::vector<std::size_t> reached = {start};
  seen[start] = true;
  for (std::size_t next = 0; next < reached.size(); ++next) {
    for (const Neighbour& link : ways.links(reached[next])) {
      if (seen[link.to]) continue;
      seen[link.to] = true;
      reached.push_back(link.to);
    }
  }
  return reached;
}

/// Every part of the map but the largest is cut off.
std::vector<MapProblem> unreachable(const Map& map, const Ways& ways) {
  std::vector<MapProblem> problems;
  std::vector<bool> seen(ways.size());
  std::vector<std::vector<std::size_t>> parts;
  for (std::size_t node = 0; node < ways.size(); ++node) {
    if (!seen[node]) parts.push_back(reached_from(node, ways, seen));
  }
  const auto larger = [](const auto& a, const auto& b) { return a.size() < b.size(); };
  const auto largest = std::max_element(parts.begin(), parts.end(), larger);
  for (auto part = parts.begin(); part != parts.end(); ++part) {
    if (part == largest) continue;
    std::sort(part->begin(), part->end());
    std::vector<std::string> names;
    for (const std::size_t node : *part) names.push_back(map.nodes[node].name);
    problems.push_back({MapPart::node, part->front(), "", fmt::format("{}", fmt::join(names, ", ")),
                        "a road to the rest of the map", "Add a <road> that leads there"});
  }
  return problems;
}

std::vector<MapProblem> doubtful_lengths(const Map& map, const Ways& ways, const CheckLimits& limits) {
  std::vector<MapProblem> problems;
  for (std::size_t i = 0; i < map.roads.size(); ++i) {
    const Node& from = map.nodes[ways.index_of(map.roads[i].from)];
    const Node& to = map.nodes[ways.index_of(map.roads[i].to)];
    const double km = km_between(from.at, to.at);
    if (km >= limits.shortest_link && km <= limits.longest_link) continue;
    problems.push_back({MapPart::road, i, "", fmt::format("{} to {}, {:.0f} km", from.name, to.name, km),
                        fmt::format("a link of {} to {} km", limits.shortest_link, limits.longest_link),
                        km > limits.longest_link ? "Put a node between the two, or check their coordinates"
                                                 : "Merge the two nodes, or check their coordinates"});
  }
  return problems;
}

/// 2.3.1: what a garrison denies is a crossing that the map gives to its fortress.
std::vector<MapProblem> idle_fortresses(const Map& map, const Ways& ways) {
  std::vector<MapProblem> problems;
  for (std::size_t i = 0; i < map.nodes.size(); ++i) {
    const Node& node = map.nodes[i];
    if (node.settlement != Settlement::fortress) continue;
    std::vector<std::string> crossings;
    bool controls = false;
    for (const Neighbour& link : ways.links(i)) {
      const Road& road = map.roads[link.road];
      if (!road.river.empty()) crossings.push_back(fmt::format("{} to {}", road.river, map.nodes[link.to].name));
      controls = controls || road.controlled_by == node.id;
    }
    if (controls || crossings.empty()) continue;
    problems.push_back(
        {MapPart::node, i, "", fmt::format("{}, a fortress at crossings ({})", node.name, fmt::join(crossings, ", ")),
         "control of one of them (2.3.1)", fmt::format("Write controlled_by=\"{}\" on the <road>", node.id.slug)});
  }
  return problems;
}

/// True if the words differ by one letter at most. letters_changed() would say so too, but all pairs of names are
/// asked.
bool nearly_the_same(const std::string& a, const std::string& b) {
  const std::size_t shorter = std::min(a.size(), b.size());
  const std::size_t longer = std::max(a.size(), b.size());
  if (longer - shorter > 1) return false;
  std::size_t same = 0;
  while (same < shorter && a[same] == b[same]) ++same;
  std::size_t same_behind = 0;
  while (same_behind < shorter - same && a[a.size() - 1 - same_behind] == b[b.size() - 1 - same_behind]) ++same_behind;
  return same + same_behind + 1 >= longer;
}

/// Orders name places with or without accents, so names must differ by more.
std::vector<MapProblem> confusable_names(const Map& map, const CheckLimits& limits) {
  std::vector<MapProblem> problems;
  std::vector<std::string> folded;
  for (const Node& node : map.nodes) folded.push_back(fold(node.name));
  for (std::size_t i = 0; i < map.nodes.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (!nearly_the_same(folded[j], folded[i])) continue;
      const Node& a = map.nodes[j];
      const Node& b = map.nodes[i];
      if (folded[j] == folded[i]) {
        problems.push_back({MapPart::node, i, "name", b.name,
                            fmt::format("more than accents and letter case to tell it from {} ({})", a.name, a.id.slug),
                            "Add what people added: the river, or the country"});
      } else if (a.country == b.country && km_between(a.at, b.at) < limits.namesakes) {
        problems.push_back({MapPart::node, i, "name", b.name,
                            fmt::format("more than one letter to tell it from {} ({}), {:.0f} km away", a.name,
                                        a.id.slug, km_between(a.at, b.at)),
                            "Is it one place entered twice?"});
      }
    }
  }
  return problems;
}

}  // namespace

CheckLimits read_check_limits(XmlElement& element) {
  CheckLimits limits;
  static_cast<void>(element.text("rule"));  // for the reader
  if (std::optional<XmlElement> link = element.child("link")) {
    limits.shortest_link = link->decimal("shortest", 0, kMostKm);
    limits.longest_link = link->decimal("longest", limits.shortest_link, kMostKm);
    link->no_others();
  }
  if (std::optional<XmlElement> detour = element.child_if_any("detour")) {
    limits.neighbours = detour->decimal("near", 0, kMostKm);
    limits.detour = detour->decimal("times", 1, kMostTimes);
    detour->no_others();
  }
  if (std::optional<XmlElement> river = element.child("river")) {
    limits.off_course = river->decimal("off", 0, kMostKm);
    limits.river_end = river->decimal("end", 0, kMostKm);
    river->no_others();
  }
  if (std::optional<XmlElement> names = element.child("names")) {
    limits.namesakes = names->decimal("near", 0, kMostKm);
    names->no_others();
  }
  element.no_others();
  return limits;
}

std::string to_string(MapPart part) {
  static const std::vector<std::string> kWords = {"node", "road", "detour", "range"};
  return kWords.at(static_cast<std::size_t>(part));
}

std::vector<MapProblem> check(const Map& map, const CheckLimits& limits) {
  const Ways ways(map);
  std::vector<MapProblem> all;
  std::vector<MapProblem> rivers;
  for (const std::vector<MapProblem>& some :
       {odd_loops(map, ways, limits), false_crossings(map, ways, limits), false_banks(map, ways)})
    rivers.insert(rivers.end(), some.begin(), some.end());
  // While roads and banks contradict each other, the course cannot be checked against them.
  if (rivers.empty()) rivers = false_courses(map, ways, limits);
  for (const std::vector<MapProblem>& some :
       {unreachable(map, ways), doubtful_lengths(map, ways, limits), strange_detours(map, ways, limits), rivers,
        idle_fortresses(map, ways), confusable_names(map, limits), strange_ranges(map)}) {
    all.insert(all.end(), some.begin(), some.end());
  }
  return all;
}

std::vector<Problem> located(const std::vector<MapProblem>& found, const MapLines& lines, const std::string& file) {
  std::vector<Problem> problems;
  for (const MapProblem& problem : found) {
    const std::vector<int>& of_part = problem.part == MapPart::node    ? lines.nodes
                                      : problem.part == MapPart::road  ? lines.roads
                                      : problem.part == MapPart::range ? lines.ranges
                                                                       : lines.detours;
    problems.push_back(
        {file, of_part.at(problem.index), problem.attribute, problem.found, problem.expected, problem.remedy});
  }
  return problems;
}

}  // namespace estafette::map

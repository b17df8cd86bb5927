#include "campaign/map/join_map.hpp"

#include "base/problem.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace estafette::map {
namespace {

bool same_ends(const NodeId& from, const NodeId& to, const NodeId& other_from, const NodeId& other_to) {
  return (from == other_from && to == other_to) || (from == other_to && to == other_from);
}

/// Either way round it is the same road.
Road turned_like(Road road, const Road& other) {
  if (road.from != other.from) std::swap(road.from, road.to);
  return road;
}

/// Takes over the parts of one kind, and complains of those that differ.
class Joining {
 public:
  explicit Joining(const std::string& file) : file_(file) {}

  /// `is` finds the part among `parts` that is meant to be the same, `alike` says whether it is.
  template <typename Part, typename Is, typename Alike>
  void add(std::vector<Part>& parts, const Part& part, int line, const char* what, const std::string& name, Is is,
           Alike alike) {
    const auto known = std::find_if(parts.begin(), parts.end(), is);
    if (known == parts.end())
      parts.push_back(part);
    else if (!alike(*known))
      problems_.add(
          {file_, line, what, name, "the same as in the maps before it", "Write it in both as it is in one of them"});
  }

  void refuse(const std::string& column, const std::string& found, const std::string& expected) {
    problems_.add({file_, 0, column, found, expected, ""});
  }

  void finish() const { problems_.refuse_if_any(); }

 private:
  const std::string& file_;
  ProblemList problems_;
};

int line_of(const std::vector<int>& lines, std::size_t index) {
  return index < lines.size() ? lines[index] : 0;
}

}  // namespace

Map joined(Map map, const MapFile& more, const std::string& file) {
  Joining joining(file);
  if (more.map.campaign != map.campaign)
    joining.refuse("campaign", more.map.campaign, fmt::format("a map of the same campaign, {}", map.campaign));
  for (const River& river : more.map.rivers)
    joining.add(
        map.rivers, river, 0, "river", river.name, [&](const River& one) { return one.name == river.name; },
        [&](const River& one) { return one == river; });
  for (const Sea& sea : more.map.seas)
    joining.add(
        map.seas, sea, 0, "sea", sea.name, [&](const Sea& one) { return one.name == sea.name; },
        [&](const Sea& one) { return one == sea; });
  for (std::size_t i = 0; i < more.map.ranges.size(); ++i) {
    const LandRange& range = more.map.ranges[i];
    joining.add(
        map.ranges, range, line_of(more.lines.ranges, i), "range", range.name,
        [&](const LandRange& one) { return one.name == range.name; },
        [&](const LandRange& one) { return one == range; });
  }
  for (std::size_t i = 0; i < more.map.nodes.size(); ++i) {
    const Node& node = more.map.nodes[i];
    joining.add(
        map.nodes, node, line_of(more.lines.nodes, i), "node", node.id.slug,
        [&](const Node& one) { return one.id == node.id; }, [&](const Node& one) { return one == node; });
  }
  for (std::size_t i = 0; i < more.map.roads.size(); ++i) {
    const Road& road = more.map.roads[i];
    joining.add(
        map.roads, road, line_of(more.lines.roads, i), "road", road.from.slug + " to " + road.to.slug,
        [&](const Road& one) { return same_ends(one.from, one.to, road.from, road.to); },
        [&](const Road& one) { return turned_like(one, road) == road; });
  }
  for (std::size_t i = 0; i < more.map.detours.size(); ++i) {
    const Detour& detour = more.map.detours[i];
    joining.add(
        map.detours, detour, line_of(more.lines.detours, i), "detour", detour.from.slug + " to " + detour.to.slug,
        [&](const Detour& one) { return same_ends(one.from, one.to, detour.from, detour.to); },
        [](const Detour&) { return true; });
  }
  joining.finish();
  return map;
}

}  // namespace estafette::map

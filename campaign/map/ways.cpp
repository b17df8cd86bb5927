#include "campaign/map/ways.hpp"

#include "campaign/map/distance.hpp"

#include <algorithm>
#include <limits>
#include <set>
#include <tuple>

namespace estafette::map {
namespace {

struct Cost {
  int links = std::numeric_limits<int>::max();
  double km = 0;
  auto operator<=>(const Cost&) const = default;
};

}  // namespace

Ways::Ways(const Map& map) : links_(map.nodes.size()) {
  for (const Node& node : map.nodes) {
    indices_.emplace(node.id, ids_.size());
    ids_.push_back(node.id);
  }
  for (std::size_t road = 0; road < map.roads.size(); ++road) {
    const std::size_t from = index_of(map.roads[road].from);
    const std::size_t to = index_of(map.roads[road].to);
    const double km = km_between(map.nodes[from].at, map.nodes[to].at);
    links_[from].push_back({road, to, km});
    links_[to].push_back({road, from, km});
  }
}

std::vector<NodeId> shortest_path(const Ways& ways, const NodeId& from, const NodeId& to) {
  const std::size_t start = ways.index_of(from);
  const std::size_t goal = ways.index_of(to);
  std::vector<Cost> cost(ways.size());
  std::vector<std::size_t> before(ways.size(), start);
  std::set<std::tuple<Cost, std::size_t>> open;
  cost[start] = {0, 0};
  open.emplace(cost[start], start);
  while (!open.empty()) {
    const auto [so_far, node] = open.extract(open.begin()).value();
    if (node == goal) break;
    for (const Neighbour& link : ways.links(node)) {
      const Cost by_here{so_far.links + 1, so_far.km + link.km};
      if (!(by_here < cost[link.to])) continue;
      open.erase({cost[link.to], link.to});
      cost[link.to] = by_here;
      before[link.to] = node;
      open.emplace(by_here, link.to);
    }
  }
  if (cost[goal] == Cost{}) return {};
  std::vector<NodeId> path;
  for (std::size_t node = goal; node != start; node = before[node]) path.push_back(ways.id_of(node));
  path.push_back(from);
  std::reverse(path.begin(), path.end());
  return path;
}

}  // namespace estafette::map

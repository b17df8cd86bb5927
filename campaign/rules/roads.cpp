#include "campaign/rules/roads.hpp"

#include "campaign/map/distance.hpp"
#include "campaign/state/questions.hpp"

#include <algorithm>
#include <map>
#include <queue>
#include <utility>

namespace estafette::campaign {
namespace {

Stretch of_the_map(const Theatre& theatre, const map::Road& road, const NodeId& from) {
  const bool good = road.road_class == map::RoadClass::good;
  const MarchRules& rules = theatre.rules.march;
  return {.from = from,
          .to = road.from == from ? road.to : road.from,
          .road_class = road.road_class,
          .river = road.river,
          .controlled_by = road.controlled_by,
          .capacity = good ? rules.good_capacity : rules.poor_capacity,
          .bridge = false};
}

Stretch of_boats(const Theatre& theatre, const Bridge& bridge, const NodeId& from) {
  return {.from = from,
          .to = bridge.near_bank == from ? bridge.far_bank : bridge.near_bank,
          .road_class = map::RoadClass::poor,
          .river = "",
          .controlled_by = std::nullopt,
          .capacity = theatre.rules.bridge.capacity,
          .bridge = true};
}

/// Fewest nodes first, then kilometres.
using Length = std::pair<int, double>;

}  // namespace

std::vector<Stretch> stretches(const Theatre& theatre, const State& state, const NodeId& from) {
  std::vector<Stretch> found;
  for (const map::Link& link : theatre.ways.links(theatre.ways.index_of(from)))
    found.push_back(of_the_map(theatre, theatre.map.roads[link.road], from));
  for (const Bridge& bridge : state.bridges) {
    const bool here = bridge.near_bank == from || bridge.far_bank == from;
    if (here && bridge.stage == BridgeStage::standing) found.push_back(of_boats(theatre, bridge, from));
  }
  return found;
}

std::optional<Stretch> stretch(const Theatre& theatre, const State& state, const NodeId& from, const NodeId& to) {
  std::optional<Stretch> found;
  for (Stretch& one : stretches(theatre, state, from)) {
    // Where a bridge of boats lies beside a crossing of the map, whoever marches takes the boats.
    if (one.to == to && (!found || one.bridge)) found = std::move(one);
  }
  return found;
}

int room_on(const State& state, const Stretch& stretch) {
  const auto used = state.traffic.find(road_key(stretch.from, stretch.to));
  return std::max(0, stretch.capacity - (used == state.traffic.end() ? 0 : used->second));
}

bool barred(const State& state, const Stretch& stretch, Side side) {
  return stretch.controlled_by && garrison_of(state, *stretch.controlled_by, opponent(side)) > 0;
}

std::vector<NodeId> shortest_way(const Theatre& theatre, const State& state, Side side, const NodeId& from,
                                 const NodeId& to, const std::vector<NodeId>& avoid) {
  std::map<NodeId, std::pair<Length, NodeId>> reached = {{from, {{0, 0.0}, from}}};
  using Open = std::pair<Length, NodeId>;
  std::priority_queue<Open, std::vector<Open>, std::greater<>> open;
  open.push({{0, 0.0}, from});
  while (!open.empty()) {
    const auto [length, node] = open.top();
    open.pop();
    if (node == to) break;
    if (length > reached.at(node).first) continue;
    if (node != from && std::find(avoid.begin(), avoid.end(), node) != avoid.end()) continue;
    for (const Stretch& one : stretches(theatre, state, node)) {
      if (barred(state, one, side)) continue;
      const double km = map::km_between(theatre.node(node).at, theatre.node(one.to).at);
      const Length next{length.first + 1, length.second + km};
      const auto known = reached.find(one.to);
      if (known != reached.end() && known->second.first <= next) continue;
      reached[one.to] = {next, node};
      open.push({next, one.to});
    }
  }
  std::vector<NodeId> way;
  if (!reached.contains(to)) return way;
  for (NodeId at = to; at != from; at = reached.at(at).second) way.push_back(at);
  way.push_back(from);
  std::reverse(way.begin(), way.end());
  return way;
}

}  // namespace estafette::campaign

#include "campaign/rules/roads.hpp"

#include "campaign/map/distance.hpp"
#include "campaign/state/questions.hpp"

#include <algorithm>
#include <queue>
#include <set>
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
          .bridge = false,
          .boats = 0};
}

Stretch of_boats(const Theatre& theatre, const Bridge& bridge, const NodeId& from) {
  return {.from = from,
          .to = bridge.near_bank == from ? bridge.far_bank : bridge.near_bank,
          .road_class = map::RoadClass::poor,
          .river = "",
          .controlled_by = std::nullopt,
          .capacity = theatre.rules.bridge.capacity,
          .bridge = true,
          .boats = 0};
}

/// True if troops may pass the bridge from that end of it: it stands, and its train has an escort (5.2).
bool carries(const State& state, const Bridge& bridge, const NodeId& from) {
  if (bridge.stage != BridgeStage::standing || (bridge.near_bank != from && bridge.far_bank != from)) return false;
  const Piece* train = find_piece(state, bridge.train);
  return train != nullptr && held_in_the_field(state, train->at, train->side);
}

/// The fortresses whose garrisons are enemies of the side.
std::set<NodeId> barring(const State& state, Side side) {
  std::set<NodeId> fortresses;
  for (const Force& force : state.forces)
    if (force.duty == Duty::garrison && force.side == opponent(side) && !without_a_man(force))
      fortresses.insert(force.at);
  return fortresses;
}

/// True if the fortress's garrison is an enemy of the side.
bool bars(const State& state, const NodeId& fortress, Side side) {
  return garrison_of(state, fortress, opponent(side)) > 0;
}

/// Fewest nodes first, then kilometres.
using Length = std::pair<int, double>;

/// The search for the shortest ways out of one node; nodes are indices into Map::nodes.
class RoadSearch {
 public:
  RoadSearch(const Theatre& theatre, const State& state, Side side)
      : theatre_(theatre),
        state_(state),
        barring_(barring(state, side)),
        found_(theatre.ways.size()),
        closed_(theatre.ways.size()),
        neutral_(theatre.ways.size()) {
    for (std::size_t node = 0; node < neutral_.size() && !state.neutral.empty(); ++node)
      neutral_[node] = state.neutral.contains(theatre.ways.id_of(node));
  }

  void avoid(const NodeId& node) { closed_[theatre_.ways.index_of(node)] = true; }

  /// Goes on until `to` is reached, or, without `to`, as far as roads lead.
  void run(const NodeId& from_id, const std::optional<NodeId>& to_id) {
    const std::size_t from = theatre_.ways.index_of(from_id);
    const std::size_t to = to_id ? theatre_.ways.index_of(*to_id) : theatre_.ways.size();
    closed_[from] = false;
    reach(from, {0, 0.0}, from);
    while (!open_.empty()) {
      const auto [length, node] = open_.top();
      open_.pop();
      if (node == to) break;
      if (length == found_[node]->first && !closed_[node]) go_on(node, length);
    }
  }

  /// For each node the one before it, seen from where the search began; nothing for those that were not reached.
  [[nodiscard]] std::vector<std::optional<std::size_t>> before() const {
    std::vector<std::optional<std::size_t>> nodes(found_.size());
    for (std::size_t i = 0; i < found_.size(); ++i)
      if (found_[i]) nodes[i] = found_[i]->second;
    return nodes;
  }

 private:
  void go_on(std::size_t node, const Length& length) {
    for (const map::Neighbour& link : theatre_.ways.links(node)) {
      const auto& fortress = theatre_.map.roads[link.road].controlled_by;
      if (fortress && barring_.contains(*fortress)) continue;
      if (neutral_[link.to]) continue;
      reach(link.to, {length.first + 1, length.second + link.km}, node);
    }
    const NodeId& id = theatre_.ways.id_of(node);
    for (const Bridge& bridge : state_.bridges) {
      if (!carries(state_, bridge, id)) continue;
      const NodeId& other = bridge.near_bank == id ? bridge.far_bank : bridge.near_bank;
      const double km = map::km_between(theatre_.node(id).at, theatre_.node(other).at);
      reach(theatre_.ways.index_of(other), {length.first + 1, length.second + km}, node);
    }
  }

  void reach(std::size_t node, const Length& length, std::size_t before) {
    if (found_[node] && found_[node]->first <= length) return;
    found_[node] = {length, before};
    open_.push({length, node});
  }

  using Open = std::pair<Length, std::size_t>;
  const Theatre& theatre_;
  const State& state_;
  std::set<NodeId> barring_;
  std::vector<std::optional<std::pair<Length, std::size_t>>> found_;  ///< how far each node is, and the one before it
  std::vector<bool> closed_;                                          ///< may be entered, but not passed
  std::vector<bool> neutral_;                                         ///< may not be entered
  std::priority_queue<Open, std::vector<Open>, std::greater<>> open_;
};

/// From that node on from each to the next, until one is its own next; empty if the node has none.
std::vector<NodeId> way_along(const map::Ways& map, const std::vector<std::optional<std::size_t>>& next,
                              const NodeId& from) {
  std::vector<NodeId> way;
  std::size_t node = map.index_of(from);
  if (!next[node]) return way;
  for (way = {from}; next[node] != node; way.push_back(map.id_of(node))) node = *next[node];
  return way;
}

}  // namespace

std::vector<Stretch> stretches(const Theatre& theatre, const State& state, const NodeId& from) {
  std::vector<Stretch> found;
  for (const map::Neighbour& link : theatre.ways.links(theatre.ways.index_of(from)))
    found.push_back(of_the_map(theatre, theatre.map.roads[link.road], from));
  for (const Bridge& bridge : state.bridges)
    if (carries(state, bridge, from)) found.push_back(of_boats(theatre, bridge, from));
  return found;
}

std::optional<Stretch> stretch(const Theatre& theatre, const State& state, const NodeId& from, const NodeId& to) {
  std::optional<Stretch> found;
  for (const map::Neighbour& link : theatre.ways.links(theatre.ways.index_of(from)))
    if (!found && theatre.ways.id_of(link.to) == to) found = of_the_map(theatre, theatre.map.roads[link.road], from);
  for (const Bridge& bridge : state.bridges) {
    const NodeId& other = bridge.near_bank == from ? bridge.far_bank : bridge.near_bank;
    if (other != to || !carries(state, bridge, from)) continue;
    Stretch boats = of_boats(theatre, bridge, from);
    if (!found)
      found = std::move(boats);
    else
      found->boats += boats.capacity;
  }
  return found;
}

int capacity_for(const State& state, const Stretch& stretch, Side side) {
  return (crossing_barred(state, stretch, side) ? 0 : stretch.capacity) + stretch.boats;
}

int room_on(const State& state, const Stretch& stretch, Side side) {
  const auto used = state.traffic.find(road_key(stretch.from, stretch.to));
  return std::max(0, capacity_for(state, stretch, side) - (used == state.traffic.end() ? 0 : used->second));
}

bool crossing_barred(const State& state, const Stretch& stretch, Side side) {
  return stretch.controlled_by && bars(state, *stretch.controlled_by, side);
}

bool barred(const State& state, const Stretch& stretch, Side side) {
  return stretch.boats == 0 && crossing_barred(state, stretch, side);
}

std::vector<NodeId> shortest_way(const Theatre& theatre, const State& state, Side side, const NodeId& from,
                                 const NodeId& to, const std::vector<NodeId>& avoid) {
  RoadSearch search(theatre, state, side);
  for (const NodeId& node : avoid) search.avoid(node);
  search.run(from, to);
  std::vector<NodeId> way = way_along(theatre.ways, search.before(), to);
  std::reverse(way.begin(), way.end());
  return way;
}

WaysTo::WaysTo(const Theatre& theatre, const State& state, Side side, NodeId to, std::vector<NodeId> avoid)
    : theatre_(&theatre), state_(&state), side_(side), to_(std::move(to)), avoid_(std::move(avoid)) {}

std::vector<NodeId> WaysTo::from(const NodeId& node) const {
  if (onward_.empty()) {
    RoadSearch search(*theatre_, *state_, side_);
    for (const NodeId& closed : avoid_) search.avoid(closed);
    search.run(to_, std::nullopt);
    onward_ = search.before();
  }
  return way_along(theatre_->ways, onward_, node);
}

}  // namespace estafette::campaign

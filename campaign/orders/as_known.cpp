#include "campaign/orders/as_known.hpp"

#include "campaign/rules/scouting/scouting.hpp"
#include "campaign/state/questions.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::campaign {
namespace {

constexpr const char* kSomebody = "an enemy force";

/// Puts together what one side knows of the enemy.
class Informed {
 public:
  Informed(const Theatre& theatre, const State& state, Side side)
      : theatre_(theatre), state_(state), side_(side), enemy_(opponent(side)) {
    for (const Force& force : state.forces)
      if (force.side == side) own_nodes_.insert(force.at);
    if (const auto known = state.known.find(side); known != state.known.end()) reports_ = known->second;
  }

  [[nodiscard]] KnownEnemy enemy() && {
    for (const NodeId& node : own_nodes_) before_our_eyes(node);
    for (const Sighting& report : reports_)
      if (!own_nodes_.contains(report.node) && !first_at_a_fortress(report)) add(report.name, report.node, Duty::field);
    shut_in_fortresses();
    for (const Bridge& bridge : state_.bridges)
      if (own_nodes_.contains(bridge.near_bank) || own_nodes_.contains(bridge.far_bank))
        found_.trains.insert(bridge.train);
    return std::move(found_);
  }

 private:
  void add(const std::string& name, const NodeId& at, Duty duty, int came = 0) {
    Force force;
    force.id = {fmt::format("?{}", found_.forces.size() + 1)};  // no slug has such a sign
    force.name = name.empty() ? kSomebody : name;
    force.side = enemy_;
    force.at = at;
    force.duty = duty;
    force.came = came;
    force.troops.edit().level = Level::brigade;
    found_.forces.push_back(std::move(force));
  }

  /// Whether anybody is in the field or behind walls in a node, and since when, is seen by whoever is there; who it is,
  /// only scouts report.
  void before_our_eyes(const NodeId& node) {
    if (garrison_of(state_, node, enemy_) > 0) add("", node, Duty::garrison);
    const std::vector<const Force*> there = in_the_field(state_, node, enemy_);
    if (there.empty()) return;
    const auto earlier = [](const Force* a, const Force* b) { return a->came < b->came; };
    const int came = (*std::min_element(there.begin(), there.end(), earlier))->came;
    bool reported = false;
    for (const Sighting& report : reports_) {
      const Force* whom = find_force(state_, report.whom);
      const bool behind_walls = whom != nullptr && whom->at == node && whom->duty == Duty::garrison;
      if (report.node != node || behind_walls) continue;
      add(report.name, node, Duty::field, came);
      reported = true;
    }
    if (!reported) add("", node, Duty::field, came);
  }

  [[nodiscard]] bool held_fortress(const NodeId& node) const {
    const auto owner = state_.owners.find(node);
    return owner != state_.owners.end() && owner->second == enemy_ &&
           theatre_.node(node).settlement == map::Settlement::fortress;
  }

  /// In a fortress that the enemy holds, the first report is of its garrison.
  [[nodiscard]] bool first_at_a_fortress(const Sighting& report) const {
    const auto first = std::find_if(reports_.begin(), reports_.end(),
                                    [&](const Sighting& other) { return other.node == report.node; });
    return held_fortress(report.node) && &*first == &report;
  }

  /// Before the first half-week nobody has scouted.
  [[nodiscard]] std::set<NodeId> seen_empty() const {
    std::set<NodeId> empty;
    if (!state_.known.contains(side_)) return empty;
    const State known = as_known(state_, side_, found_);
    for (const Force& force : known.forces) {
      if (force.side != side_) continue;
      for (const NodeId& node : nodes_seen(theatre_, known, force)) empty.insert(node);
    }
    for (const Sighting& report : reports_) empty.erase(report.node);
    return empty;
  }

  void shut_in_fortresses() {
    const std::set<NodeId> empty = seen_empty();
    for (const auto& [node, owner] : state_.owners)
      if (held_fortress(node) && !own_nodes_.contains(node) && !empty.contains(node)) add("", node, Duty::garrison);
  }

  const Theatre& theatre_;
  const State& state_;
  Side side_, enemy_;
  std::set<NodeId> own_nodes_;
  std::vector<Sighting> reports_;
  KnownEnemy found_;
};

}  // namespace

Piece nowhere(const ForceId& id, Side side) {
  Piece piece;
  piece.id = id;
  piece.side = side;
  return piece;
}

KnownEnemy known_enemy(const Theatre& theatre, const State& state, Side side) {
  return Informed(theatre, state, side).enemy();
}

State as_known(const State& state, Side side, const KnownEnemy& enemy) {
  State known;
  known.campaign = state.campaign;
  known.turn = state.turn;
  known.nations = state.nations;
  known.neutral = state.neutral;
  known.truce = state.truce;
  known.truces = state.truces;
  known.integral = state.integral;
  known.traffic = state.traffic;
  known.orders_so_far = state.orders_so_far;
  for (const Army& army : state.armies)
    if (army.side == side) known.armies.push_back(army);
  for (const Force& force : state.forces) {
    if (force.side == side)
      known.forces.push_back(force);
    else
      known.pieces.push_back(nowhere(force.id, force.side));
  }
  known.forces.insert(known.forces.end(), enemy.forces.begin(), enemy.forces.end());
  for (const Piece& piece : state.pieces)
    known.pieces.push_back(piece.side == side ? piece : nowhere(piece.id, piece.side));
  for (const Bridge& bridge : state.bridges) {
    const Piece* train = find_piece(state, bridge.train);
    if ((train != nullptr && train->side == side) || enemy.trains.contains(bridge.train))
      known.bridges.push_back(bridge);
  }
  for (const Siege& siege : state.sieges)
    if (siege.by == side) known.sieges.push_back(siege);
  for (const LodgedOrder& order : state.orders)
    if (order.side == side) known.orders.push_back(order);
  return known;
}

}  // namespace estafette::campaign

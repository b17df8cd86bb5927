#include "campaign/rules/battle/ways_back.hpp"

#include "campaign/rules/marching/obstacles.hpp"
#include "campaign/rules/marching/withdrawal.hpp"
#include "campaign/rules/roads.hpp"
#include "campaign/rules/supply/supply.hpp"
#include "campaign/state/questions.hpp"

#include <algorithm>
#include <tuple>

namespace estafette::campaign {
namespace {

/// Where the attacker was before he came to the battle; nothing for others, and for one who was there before.
std::optional<NodeId> came_from(const Contact& contact, const Force& force) {
  const auto one = std::find(contact.attackers.begin(), contact.attackers.end(), force.id);
  const auto index = static_cast<std::size_t>(std::distance(contact.attackers.begin(), one));
  if (index >= contact.attackers_from.size() || contact.attackers_from[index] == contact.node) return std::nullopt;
  return contact.attackers_from[index];
}

}  // namespace

WaysBack::WaysBack(const Theatre& theatre, const State& state, const Contact& contact, const Force& force)
    : theatre_(theatre), state_(state), contact_(contact), force_(force) {
  for (const map::Node& node : theatre.map.nodes)
    if (enemy_at(node.id) || victors_came_from(node.id)) closed_.push_back(node.id);
}

bool WaysBack::enemy_at(const NodeId& node) const {
  return !forces_at(state_, node, opponent(force_.side)).empty();
}

bool WaysBack::victors_came_from(const NodeId& node) const {
  const std::vector<NodeId>& from = contact_.attackers_from;
  return force_.side != contact_.attacker && force_.at == contact_.node && node != contact_.node &&
         std::find(from.begin(), from.end(), node) != from.end();
}

bool WaysBack::free_road(const NodeId& from, const NodeId& to) const {
  return !no_passage(theatre_, state_, force_.side, from, to) && !enemy_at(to);
}

bool WaysBack::open(const NodeId& from, const NodeId& to) const {
  return free_road(from, to) && !victors_came_from(to);
}

bool WaysBack::may_garrison(const NodeId& node) const {
  if (theatre_.node(node).settlement != map::Settlement::fortress) return false;
  if (garrison_of(state_, node, force_.side) > 0) return true;
  const auto owner = state_.owners.find(node);
  return owner == state_.owners.end() || owner->second == force_.side;
}

template <typename Wanted>
std::vector<NodeId> WaysBack::nearest(Wanted wanted) const {
  std::vector<NodeId> best;
  for (const map::Node& node : theatre_.map.nodes) {
    if (node.id == force_.at || enemy_at(node.id) || !wanted(node.id)) continue;
    const std::vector<NodeId> way = shortest_way(theatre_, state_, force_.side, force_.at, node.id, closed_);
    if (way.size() > 1 && open(way[0], way[1]) && (best.empty() || way.size() < best.size())) best = way;
  }
  return best;
}

std::optional<WaysBack::StepBack> WaysBack::one_node() const {
  if (const std::optional<NodeId> from = came_from(contact_, force_); from && open(force_.at, *from))
    return StepBack{*from, says("where it came from")};
  if (const std::vector<NodeId> line = way_back(force_); line.size() > 1 && open(force_.at, line[1]))
    return StepBack{line[1], says("along its line")};
  const auto way = nearest([&](const NodeId& node) { return garrison_of(state_, node, force_.side) > 0; });
  if (way.empty()) return std::nullopt;
  return StepBack{way[1], says("towards a garrison", {{"place", theatre_.node(way.back())}})};
}

std::vector<NodeId> WaysBack::to_a_fortress() const {
  if (fortress_here()) return {force_.at};
  std::vector<NodeId> way = {force_.at};
  const std::vector<NodeId> line = way_back(force_);
  for (std::size_t i = 1; i < line.size() && open(line[i - 1], line[i]); ++i) {
    way.push_back(line[i]);
    if (may_garrison(line[i])) return way;
  }
  return nearest([&](const NodeId& node) { return may_garrison(node); });
}

bool WaysBack::fortress_here() const {
  const NodeId& here = force_.at;
  if (!may_garrison(here) || garrison_of(state_, here, opponent(force_.side)) > 0) return false;
  const auto owner = state_.owners.find(here);
  const bool held = owner != state_.owners.end() || garrison_of(state_, here, force_.side) > 0;
  return held || !enemy_at(here);
}

std::optional<NodeId> WaysBack::way_out() const {
  constexpr int kNowhere = 1'000'000;
  std::optional<NodeId> best;
  std::pair<bool, int> least;
  for (const Stretch& road : stretches(theatre_, state_, force_.at)) {
    if (!free_road(force_.at, road.to)) continue;
    const std::pair far{victors_came_from(road.to),
                        nodes_from_depot(theatre_, state_, force_, road.to).value_or(kNowhere)};
    if (best && least <= far) continue;
    best = road.to;
    least = far;
  }
  return best;
}

}  // namespace estafette::campaign

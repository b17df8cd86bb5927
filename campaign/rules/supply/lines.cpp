#include "campaign/rules/supply/lines.hpp"

#include "campaign/state/questions.hpp"
#include "campaign/state/trodden.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace estafette::campaign {
namespace {

/// What denies a line the node: an enemy in the field who holds it by himself (while friends are still there against
/// him, it is not his), or the garrison of an enemy fortress that is not invested: what it denies to marches it denies
/// to lines (5.1 with 2.3.1).
bool closed(const State& state, Side side, const NodeId& node) {
  if (held_in_the_field(state, node, opponent(side)) && !held_in_the_field(state, node, side)) return true;
  return garrison_denies(state, node, side);
}

/// The enemy's fortresses through which no line of the side leads.
std::vector<NodeId> fortresses_that_deny(const State& state, Side side) {
  std::vector<NodeId> nodes;
  for (const Force& force : state.forces)
    if (force.duty == Duty::garrison && force.side != side && garrison_denies(state, force.at, side))
      nodes.push_back(force.at);
  return nodes;
}

/// The road by which the force has come, back to the depot; empty if it has not come from there, or the road is not
/// open all the way.
std::vector<NodeId> trodden_back(const Theatre& theatre, const State& state, const Force& force, const NodeId& depot) {
  if (force.trodden.empty() || force.trodden.back() != force.at) return {};
  std::vector<NodeId> way = {force.at};
  for (auto before = std::next(force.trodden.rbegin()); before != force.trodden.rend(); ++before) {
    const std::optional<Stretch> back = stretch(theatre, state, way.back(), *before);
    if (!back || barred(state, *back, force.side) || closed(state, force.side, *before)) return {};
    way.push_back(*before);
    if (*before == depot) return way;
  }
  return {};
}

/// The shortest way to the depot that begins with the road to `next` and does not come back; empty if there is none.
std::vector<NodeId> way_by(const Theatre& theatre, const State& state, const Force& force, const NodeId& next,
                           const NodeId& fortress, const Depot& depot) {
  const std::optional<Stretch> road = stretch(theatre, state, force.at, next);
  if (!road || barred(state, *road, force.side)) return {};
  std::vector<NodeId> way = depot.ways.from(next);
  if (std::find(way.begin(), way.end(), force.at) != way.end()) {
    std::vector<NodeId> avoid = fortresses_that_deny(state, force.side);
    avoid.push_back(force.at);
    way = shortest_way(theatre, state, force.side, next, fortress, avoid);
  }
  if (!way.empty()) way.insert(way.begin(), force.at);
  return way;
}

}  // namespace

Eaters eaters_of(const Force& force) {
  return {force.side, force.army, force.army.empty() ? force.nation : std::string()};
}

std::map<NodeId, Depot> depots_of(const Theatre& theatre, const State& state) {
  std::map<NodeId, Depot> depots;
  std::map<Side, std::vector<NodeId>> deny;
  for (const Side side : {Side::france, Side::coalition}) deny[side] = fortresses_that_deny(state, side);
  for (const Force& force : state.forces) {
    if (force.duty != Duty::garrison || without_a_man(force)) continue;
    depots.try_emplace(force.at, Depot{.side = force.side,
                                       .shut_in = invested_by(state, force.at, opponent(force.side)),
                                       .ways = {theatre, state, force.side, force.at, deny[force.side]}});
  }
  return depots;
}

std::vector<NodeId> closed_on(const State& state, Side side, const std::vector<NodeId>& way) {
  std::vector<NodeId> nodes;
  for (std::size_t i = 1; i < way.size(); ++i)
    if (closed(state, side, way[i])) nodes.push_back(way[i]);
  return nodes;
}

Line line_to(const Theatre& theatre, const State& state, const Force& force, const NodeId& fortress,
             const Depot& depot) {
  const std::optional<NodeId> only = fortress == force.at ? std::nullopt : only_way_back(state, force);
  std::vector<NodeId> shortest =
      only ? way_by(theatre, state, force, *only, fortress, depot) : depot.ways.from(force.at);
  if (!shortest.empty() && closed_on(state, force.side, shortest).empty())
    return {fortress, std::move(shortest), false};
  if (std::vector<NodeId> back = trodden_back(theatre, state, force, fortress);
      back.size() > 1 && (!only || back[1] == *only))
    return {fortress, std::move(back), false};
  if (shortest.empty()) shortest = shortest_way(theatre, state, force.side, force.at, fortress);  // through a fortress
  if (shortest.empty()) return {std::nullopt, {}, true};
  return {fortress, std::move(shortest), true};
}

NodeId cut_at(const State& state, const Force& force, const Line& line) {
  const std::vector<NodeId> closed = closed_on(state, force.side, line.way);
  return closed.empty() ? force.at : closed.front();
}

}  // namespace estafette::campaign

#include "campaign/rules/supply/lines.hpp"

#include "campaign/state/questions.hpp"

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

}  // namespace

Eaters eaters_of(const Force& force) {
  return {force.side, force.army, force.army.empty() ? force.nation : std::string()};
}

std::map<NodeId, Depot> depots_of(const Theatre& theatre, const State& state) {
  std::map<NodeId, Depot> depots;
  std::map<Side, std::vector<NodeId>> deny;
  for (const Side side : {Side::france, Side::coalition}) deny[side] = fortresses_that_deny(state, side);
  for (const Force& force : state.forces) {
    if (force.duty != Duty::garrison) continue;
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
  std::vector<NodeId> shortest = depot.ways.from(force.at);
  if (!shortest.empty() && closed_on(state, force.side, shortest).empty())
    return {fortress, std::move(shortest), false};
  if (std::vector<NodeId> back = trodden_back(theatre, state, force, fortress); !back.empty())
    return {fortress, std::move(back), false};
  if (shortest.empty()) shortest = shortest_way(theatre, state, force.side, force.at, fortress);  // through a fortress
  if (shortest.empty()) return {std::nullopt, {}, true};
  return {fortress, std::move(shortest), true};
}

}  // namespace estafette::campaign

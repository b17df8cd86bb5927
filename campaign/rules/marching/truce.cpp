#include "campaign/rules/marching/truce.hpp"

#include "campaign/rules/roads.hpp"
#include "campaign/state/questions.hpp"

#include <algorithm>
#include <map>
#include <queue>

namespace estafette::campaign {

namespace {

/// Links from the node to all that roads lead to.
std::map<NodeId, int> links_from(const Theatre& theatre, const State& state, const NodeId& node) {
  std::map<NodeId, int> links = {{node, 0}};
  std::queue<NodeId> open;
  open.push(node);
  while (!open.empty()) {
    const NodeId here = open.front();
    open.pop();
    for (const Stretch& road : stretches(theatre, state, here))
      if (links.emplace(road.to, links.at(here) + 1).second) open.push(road.to);
  }
  return links;
}

}  // namespace

bool closer_to_the_enemy(const Theatre& theatre, const State& state, const Force& force, const NodeId& from,
                         const NodeId& to) {
  const std::map<NodeId, int> before = links_from(theatre, state, from);
  const std::map<NodeId, int> after = links_from(theatre, state, to);
  return std::any_of(state.forces.begin(), state.forces.end(), [&](const Force& enemy) {
    if (enemy.side == force.side || truce_between(state, force, enemy) == nullptr) return false;
    const auto now = before.find(enemy.at);
    const auto then = after.find(enemy.at);
    return then != after.end() && then->second <= theatre.rules.truce.near &&
           (now == before.end() || then->second < now->second);
  });
}

bool on_the_enemys_line(const State& state, const Force& force, const NodeId& node) {
  return std::any_of(state.forces.begin(), state.forces.end(), [&](const Force& enemy) {
    if (enemy.side == force.side || truce_between(state, force, enemy) == nullptr) return false;
    if (!enemy.line.depot || enemy.line.cut || enemy.at == node) return false;
    return std::find(enemy.line.way.begin(), enemy.line.way.end(), node) != enemy.line.way.end();
  });
}

}  // namespace estafette::campaign

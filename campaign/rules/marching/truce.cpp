#include "campaign/rules/marching/truce.hpp"

#include "campaign/rules/roads.hpp"
#include "campaign/state/questions.hpp"

#include <queue>
#include <set>
#include <utility>

namespace estafette::campaign {

std::optional<int> nodes_from_enemy(const Theatre& theatre, const State& state, Side side, const NodeId& node) {
  std::set<NodeId> seen = {node};
  std::queue<std::pair<NodeId, int>> open;
  open.emplace(node, 0);
  while (!open.empty()) {
    const auto [here, links] = open.front();
    open.pop();
    if (!forces_at(state, here, opponent(side)).empty()) return links;
    for (const Stretch& road : stretches(theatre, state, here))
      if (seen.insert(road.to).second) open.emplace(road.to, links + 1);
  }
  return std::nullopt;
}

bool closer_to_the_enemy(const Theatre& theatre, const State& state, Side side, const NodeId& from, const NodeId& to) {
  const std::optional<int> before = nodes_from_enemy(theatre, state, side, from);
  const std::optional<int> after = nodes_from_enemy(theatre, state, side, to);
  return before && after && *after < *before;
}

}  // namespace estafette::campaign

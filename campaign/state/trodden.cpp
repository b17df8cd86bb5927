#include "campaign/state/trodden.hpp"

#include "campaign/state/questions.hpp"

#include <algorithm>
#include <iterator>

namespace estafette::campaign {

void tread(const State& state, Force& force, const std::vector<NodeId>& way) {
  if (force.marched == 0 || force.march.empty()) force.march = {force.at};
  force.march.insert(force.march.end(), std::next(way.begin()), way.end());
  for (const Force& other : state.forces) force.came = std::max(force.came, other.came);
  ++force.came;
  if (force.trodden.empty()) force.trodden.push_back(force.at);
  for (std::size_t i = 1; i < way.size(); ++i) {
    const auto before = std::find(force.trodden.begin(), force.trodden.end(), way[i]);
    if (before == force.trodden.end()) {
      force.trodden.push_back(way[i]);
    } else {
      force.trodden.erase(std::next(before), force.trodden.end());
    }
  }
}

void begin_way(Force& force, const std::vector<NodeId>& trodden) {
  force.trodden = trodden;
  force.march.clear();
  force.came = 0;
}

std::optional<NodeId> came_from(const Force& force) {
  for (const std::vector<NodeId>* way : {&force.march, &force.trodden})
    if (way->size() > 1 && way->back() == force.at) return (*way)[way->size() - 2];
  return std::nullopt;
}

std::optional<NodeId> came_upon_from(const Force& enemy, const Force& force) {
  if (enemy.came == force.came) return enemy.marched == 0 ? std::nullopt : came_from(enemy);
  return enemy.came > force.came ? came_from(enemy) : std::nullopt;
}

std::optional<NodeId> only_way_back(const State& state, const Force& force) {
  if (force.duty == Duty::garrison) return std::nullopt;
  const auto foes = foes_at(state, force.at, force);
  const bool came_upon_them =
      std::any_of(foes.begin(), foes.end(), [&](const Force* enemy) { return enemy->came < force.came; });
  return came_upon_them || garrison_denies(state, force.at, force.side) ? came_from(force) : std::nullopt;
}

}  // namespace estafette::campaign

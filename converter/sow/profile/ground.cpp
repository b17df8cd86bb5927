#include "converter/sow/profile/ground.hpp"

#include "base/text.hpp"

#include <algorithm>

namespace estafette::sow {
Direction towards(Edge edge) {
  switch (edge) {
    case Edge::north:
      return {-1, 0};
    case Edge::east:
      return {0, 1};
    case Edge::south:
      return {1, 0};
    case Edge::west:
      return {0, -1};
  }
  return {};
}

Edge attackers_edge(const BattlePlan& plan, const Profile& profile) {
  return plan.attacker_from.value_or(find_map(profile, plan.map)->attacker_from);
}

const GameMap::MapPlace& place_of(const BattlePlan& plan, const Profile& profile) {
  const std::vector<GameMap::MapPlace>& places = find_map(profile, plan.map)->places;
  const auto listed = std::find_if(places.begin(), places.end(), [&](const GameMap::MapPlace& place) {
    return fold(place.name) == fold(plan.place);
  });
  return listed == places.end() ? places.front() : *listed;
}

bool place_is_listed(const BattlePlan& plan, const Profile& profile) {
  return fold(place_of(plan, profile).name) == fold(plan.place);
}

Ground ground_of(const BattlePlan& plan, const Profile& profile) {
  const GameMap::MapPlace& place = place_of(plan, profile);
  return {find_map(profile, plan.map)->extent, profile.units_per_yard, place.x, place.z,
          towards(attackers_edge(plan, profile))};
}

}  // namespace estafette::sow

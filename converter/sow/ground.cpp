#include "converter/sow/ground.hpp"

#include "base/text.hpp"

#include <algorithm>

namespace estafette::sow {
namespace {

const GameMap& map_of(const BattlePlan& plan, const Profile& profile) {
  return *std::find_if(profile.maps.begin(), profile.maps.end(),
                       [&](const GameMap& map) { return map.name == plan.map; });
}

const GameMap::Place* listed_place(const BattlePlan& plan, const GameMap& map) {
  const auto found = std::find_if(map.places.begin(), map.places.end(),
                                  [&](const GameMap::Place& place) { return fold(place.name) == fold(plan.place); });
  return found == map.places.end() ? nullptr : &*found;
}

}  // namespace

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

bool place_is_listed(const BattlePlan& plan, const Profile& profile) {
  return listed_place(plan, map_of(plan, profile)) != nullptr;
}

Ground ground_of(const BattlePlan& plan, const Profile& profile) {
  const GameMap& map = map_of(plan, profile);
  const GameMap::Place* listed = listed_place(plan, map);
  const GameMap::Place& place = listed == nullptr ? map.places.front() : *listed;
  return {map.extent, profile.units_per_yard, place.x, place.z,
          towards(plan.attacker_from.value_or(map.attacker_from))};
}

}  // namespace estafette::sow

#include "campaign/battle/ground.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace estafette::campaign {

const sow::GameMap& map_for(const sow::Profile& profile, const map::Node& node) {
  const std::string terrain = to_string(node.terrain);
  const auto fits = std::find_if(profile.maps.begin(), profile.maps.end(), [&](const sow::GameMap& map) {
    return std::find(map.terrains.begin(), map.terrains.end(), terrain) != map.terrains.end();
  });
  return fits == profile.maps.end() ? profile.maps.front() : *fits;
}

sow::Edge edge_towards(const map::Node& battle, const map::Node& other) {
  const double north = other.at.lat - battle.at.lat;
  const double east = (other.at.lon - battle.at.lon) * std::cos(battle.at.lat * std::numbers::pi / 180);
  if (std::abs(east) > std::abs(north)) return east > 0 ? sow::Edge::east : sow::Edge::west;
  return north > 0 ? sow::Edge::north : sow::Edge::south;
}

sow::BattleSite settlement_of(const map::Node& node) {
  return sow::settlement_from(to_string(node.settlement)).value_or(sow::BattleSite::town);
}

}  // namespace estafette::campaign

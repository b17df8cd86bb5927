// What every rule may look at besides the state: the map, made ready for marching, and the campaign's figures.
#pragma once

#include "campaign/map/map.hpp"
#include "campaign/map/ways.hpp"
#include "campaign/rules/figures/rules.hpp"

#include <utility>

namespace estafette::campaign {

/// The map and the figures of a campaign; neither changes while it is played.
struct Theatre {
  Theatre(map::Map the_map, Rules the_rules) : map(std::move(the_map)), ways(map), rules(std::move(the_rules)) {}

  map::Map map;
  map::Ways ways;
  Rules rules;

  /// The node of that id. REQUIRES one of the map; throws std::out_of_range otherwise.
  [[nodiscard]] const map::Node& node(const map::NodeId& id) const { return map.nodes.at(ways.index_of(id)); }
  [[nodiscard]] const std::string& name(const map::NodeId& id) const { return node(id).name; }
};

}  // namespace estafette::campaign

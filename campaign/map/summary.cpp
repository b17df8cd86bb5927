#include "campaign/map/summary.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::map {
namespace {

template <typename Parts, typename Condition>
std::string count(const Parts& parts, Condition condition) {
  return figure(std::count_if(parts.begin(), parts.end(), condition));
}

/// All regions of the map, in the order in which its nodes name them.
std::vector<std::string> regions_of(const Map& map) {
  std::vector<std::string> regions;
  for (const Node& node : map.nodes)
    for (const std::string& region : node.regions)
      if (std::find(regions.begin(), regions.end(), region) == regions.end()) regions.push_back(region);
  return regions;
}

template <typename Condition>
std::vector<std::string> settlement_row(const std::string& name, const Map& map, Condition condition) {
  std::vector<std::string> row = {name, count(map.nodes, condition),
                                  count(map.nodes, [&](const Node& node) { return condition(node) && node.port; })};
  for (const std::string& region : regions_of(map))
    row.push_back(count(map.nodes, [&](const Node& node) { return condition(node) && lies_in(node, region); }));
  return row;
}

template <typename Condition>
std::vector<std::string> road_row(const std::string& name, const Map& map, Condition condition) {
  const auto of = [&](RoadClass road_class) {
    return count(map.roads, [&](const Road& road) { return condition(road) && road.road_class == road_class; });
  };
  return {name, of(RoadClass::good), of(RoadClass::poor), count(map.roads, condition),
          count(map.roads, [&](const Road& road) { return condition(road) && road.controlled_by.has_value(); })};
}

}  // namespace

Table settlements(const Map& map) {
  Table table{fmt::format("Map of {}", map.campaign), {{"settlements"}, {"all", true}, {"ports", true}}, {}, {}};
  for (const std::string& region : regions_of(map)) table.columns.push_back({region, true});
  for (const Settlement settlement : {Settlement::town, Settlement::city, Settlement::fortress}) {
    table.rows.push_back(
        settlement_row(to_string(settlement), map, [&](const Node& node) { return node.settlement == settlement; }));
  }
  table.totals.push_back(table.rows.size());
  table.rows.push_back(settlement_row("all", map, [](const Node&) { return true; }));
  return table;
}

Table roads(const Map& map) {
  Table table{"Roads, by the river that they cross",
              {{"river"}, {"good", true}, {"poor", true}, {"all", true}, {"controlled", true}},
              {},
              {}};
  for (const River& river : map.rivers) {
    table.rows.push_back(road_row(river.name, map, [&](const Road& road) { return road.river == river.name; }));
  }
  table.rows.push_back(road_row("none", map, [](const Road& road) { return road.river.empty(); }));
  table.totals.push_back(table.rows.size());
  table.rows.push_back(road_row("all", map, [](const Road&) { return true; }));
  return table;
}

}  // namespace estafette::map

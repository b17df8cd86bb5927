// Which roads leave a node, and the shortest way from one node to another.
// Source: rule 2.0 (all movement is by roads between settlements); lines of supply ask for the shortest route (5.1).
#pragma once

#include "campaign/map/map.hpp"

#include <map>
#include <vector>

namespace estafette::map {

/// One end of a road, seen from the other.
struct Neighbour {
  std::size_t road = 0;  ///< index into Map::roads
  std::size_t to = 0;    ///< index into Map::nodes
  double km = 0;         ///< as the crow flies
};

/// The map made ready for marching: every node's links at hand. Keeps nothing of the map but ids.
class Ways {
 public:
  /// REQUIRES that every road ends at nodes of the map, as read_map sees to.
  explicit Ways(const Map& map);

  /// REQUIRES a node of the map; throws std::out_of_range otherwise.
  [[nodiscard]] std::size_t index_of(const NodeId& id) const { return indices_.at(id); }
  [[nodiscard]] const NodeId& id_of(std::size_t node) const { return ids_.at(node); }
  /// The links of a node, in the order of the map's roads.
  [[nodiscard]] const std::vector<Neighbour>& links(std::size_t node) const { return links_.at(node); }
  [[nodiscard]] std::size_t size() const noexcept { return ids_.size(); }

 private:
  std::vector<NodeId> ids_;
  std::map<NodeId, std::size_t> indices_;
  std::vector<std::vector<Neighbour>> links_;
};

/// The way of fewest links, and of those the shortest in kilometres; both ends are in it. Only the one node if `from`
/// is `to`; empty if no road leads there. REQUIRES nodes of the map.
[[nodiscard]] std::vector<NodeId> shortest_path(const Ways& ways, const NodeId& from, const NodeId& to);

}  // namespace estafette::map

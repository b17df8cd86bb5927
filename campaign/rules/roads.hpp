// The roads as they are now: those of the map (2.1, 2.2), and the finished bridges of boats (5.2).
#pragma once

#include "campaign/rules/theatre.hpp"
#include "campaign/state/state.hpp"

#include <optional>
#include <vector>

namespace estafette::campaign {

/// A way from a node to its neighbour.
struct Stretch {
  NodeId from, to;
  map::RoadClass road_class = map::RoadClass::good;
  std::string river;                    ///< whose crossing costs a node (2.2); a pontoon bridge has none
  std::optional<NodeId> controlled_by;  ///< fortress whose garrison bars the crossing (2.3.1)
  int capacity = 0;                     ///< MDs a half-week
  bool bridge = false;                  ///< pontoons
  int boats = 0;                        ///< MDs a half-week more, over a bridge of boats beside a road of the map
};

/// All ways out of a node, the map's first. A bridge of boats without an escort carries nobody (5.2).
[[nodiscard]] std::vector<Stretch> stretches(const Theatre& theatre, const State& state, const NodeId& from);
/// The road of the map, with the bridge of boats beside it if there is one; or else the bridge.
[[nodiscard]] std::optional<Stretch> stretch(const Theatre& theatre, const State& state, const NodeId& from,
                                             const NodeId& to);
/// MDs of the side that may use it in a half-week, boats included (2.1, 5.2).
[[nodiscard]] int capacity_for(const State& state, const Stretch& stretch, Side side);
/// MDs of the side that may still use it this turn (2.1); never below 0.
[[nodiscard]] int room_on(const State& state, const Stretch& stretch, Side side);
/// True if a garrison of the other side's fortress bars the map's crossing to the side (2.3.1).
[[nodiscard]] bool crossing_barred(const State& state, const Stretch& stretch, Side side);
/// True if that bars the side from going on: there are no boats beside the crossing.
[[nodiscard]] bool barred(const State& state, const Stretch& stretch, Side side);
/// The way with the fewest nodes between two nodes, and of several the shortest in km, along roads that are not barred
/// to the side and through no neutral ground (4.4); both ends are in it, empty if there is none. `avoid`: nodes that it
/// may not pass through.
[[nodiscard]] std::vector<NodeId> shortest_way(const Theatre& theatre, const State& state, Side side,
                                               const NodeId& from, const NodeId& to,
                                               const std::vector<NodeId>& avoid = {});

/// The ways that shortest_way gives to one node from all others, found in one search when the first is asked for.
/// REQUIRES that the theatre and the state outlive it, and that the state stays as it is.
class WaysTo {
 public:
  /// `avoid`: as for shortest_way.
  WaysTo(const Theatre& theatre, const State& state, Side side, NodeId to, std::vector<NodeId> avoid = {});
  /// The way from that node; empty if none leads there.
  [[nodiscard]] std::vector<NodeId> from(const NodeId& node) const;

 private:
  const Theatre* theatre_;
  const State* state_;
  Side side_;
  NodeId to_;
  std::vector<NodeId> avoid_;
  mutable std::vector<std::optional<std::size_t>>
      onward_{};  ///< for each node of the map the next on the way; the end is its own; empty: not yet searched for
};

}  // namespace estafette::campaign

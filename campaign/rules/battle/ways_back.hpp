// Which ways are open to a force that has lost a battle: not past an enemy, whatever his duty; not by a road on which
// the victors came to the battle (1.2); not over a crossing that their garrisons bar (2.3.1), nor through neutral
// ground (4.4). Its march allowance and the room on the roads do not count. Source: rules 4.1, 5.1, 5.5;
// docs/readings.md. Pure.
#pragma once

#include "campaign/rules/theatre.hpp"
#include "campaign/state/saying.hpp"
#include "campaign/state/state.hpp"

#include <optional>
#include <vector>

namespace estafette::campaign {

class WaysBack {
 public:
  /// REQUIRES that all of them outlive it.
  WaysBack(const Theatre& theatre, const State& state, const Contact& contact, const Force& force);

  /// The next node of a beaten force: for an attacker where it came from; or else along its line; or else towards the
  /// nearest garrisoned fortress of its side. None if all of these are closed.
  struct StepBack {
    NodeId to;
    Saying why;  ///< "where it came from", "along its line", "towards Erfurt, because its line is closed or ends here"
  };
  [[nodiscard]] std::optional<StepBack> one_node() const;

  /// All the way to the nearest fortress that it may garrison (4.1): along its line; if that is closed before it, by
  /// the shortest open roads. Only its own node if that is one; empty if none can be reached.
  [[nodiscard]] std::vector<NodeId> to_a_fortress() const;

  /// True if its node has a fortress that its side holds, so that it can shut itself in.
  [[nodiscard]] bool fortress_here() const;

  /// A neighbouring node without an enemy, for a force that must cut its way there: rather not where the victors came
  /// from, and the nearest to its depot.
  [[nodiscard]] std::optional<NodeId> way_out() const;

 private:
  [[nodiscard]] bool enemy_at(const NodeId& node) const;
  [[nodiscard]] bool victors_came_from(const NodeId& node) const;
  [[nodiscard]] bool free_road(const NodeId& from, const NodeId& to) const;
  [[nodiscard]] bool open(const NodeId& from, const NodeId& to) const;
  [[nodiscard]] bool may_garrison(const NodeId& node) const;
  /// By open roads to the nearest node for which `wanted`; empty if there is none.
  template <typename Wanted>
  [[nodiscard]] std::vector<NodeId> nearest(Wanted wanted) const;

  const Theatre& theatre_;
  const State& state_;
  const Contact& contact_;
  const Force& force_;
  std::vector<NodeId> closed_;  ///< nodes that no way may pass through
};

}  // namespace estafette::campaign

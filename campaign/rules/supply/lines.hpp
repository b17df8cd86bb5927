// A force's line to one depot: who shares depots, what closes a road to a line, and by which ways a line may lead.
// Source: rule 5.1, with 2.3.1 for fortresses. Which depot a force draws on: supply.hpp.
#pragma once

#include "campaign/rules/roads.hpp"
#include "campaign/rules/theatre.hpp"
#include "campaign/state/state.hpp"

#include <compare>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace estafette::campaign {

/// Who shares a depot: an army; forces of no army share with those of their nation (docs/readings.md 5.1).
struct Eaters {
  Side side = Side::france;
  std::string army, nation;  ///< one of them empty
  auto operator<=>(const Eaters&) const = default;
};
[[nodiscard]] Eaters eaters_of(const Force& force);

/// A garrisoned fortress.
struct Depot {
  Side side = Side::france;
  bool shut_in = false;                        ///< its garrison is neutralised (2.3.1): it supplies nobody outside
  WaysTo ways;                                 ///< the shortest to it from everywhere
  std::optional<Eaters> taken = std::nullopt;  ///< who draws on it
};

/// All depots of both sides, by their fortress; `taken` is empty. REQUIRES that the theatre and the state outlive them,
/// and that the state stays as it is.
[[nodiscard]] std::map<NodeId, Depot> depots_of(const Theatre& theatre, const State& state);

/// The nodes of a way, without the force's own, that are closed to its line: an enemy in the field holds the node by
/// himself, or the garrison of an enemy's fortress that is not invested denies it.
[[nodiscard]] std::vector<NodeId> closed_on(const State& state, Side side, const std::vector<NodeId>& way);

/// By the shortest route, or else by the one on which the force has come; cut if neither is open, and without a depot
/// if no road leads there. From a node where the force has come upon an enemy, or stands before a garrison that is not
/// invested, both begin with the road on which it came (only_way_back).
[[nodiscard]] Line line_to(const Theatre& theatre, const State& state, const Force& force, const NodeId& fortress,
                           const Depot& depot);

/// Where a line that is cut is closed: the first closed node on it, or the force's own, whose enemy it cannot pass.
[[nodiscard]] NodeId cut_at(const State& state, const Force& force, const Line& line);

}  // namespace estafette::campaign

// What a player has ordered, once it is understood: the typed form of one line of his letter.
// Source: rules 1.1 (orders are executed in the sequence they are received) and 1.4; each kind names its own rule.
#pragma once

#include "campaign/map/map.hpp"
#include "campaign/state/words.hpp"

#include <compare>
#include <string>
#include <vector>

namespace estafette::campaign {

using map::NodeId;

/// A force or a piece on the map: "iii-corps". Forces and pieces share one set of ids.
struct ForceId {
  std::string slug;
  auto operator<=>(const ForceId&) const = default;
};

/// One order. Members that a kind does not need stay empty.
struct Order {
  OrderKind kind = OrderKind::stand;
  ForceId subject;  ///< the force or piece that is ordered
  /// march, force march (2.1, 2.1.2), exploit (5.5.2.1): every node on the way, from the one where the march begins.
  std::vector<NodeId> way;
  NodeId place;     ///< garrison, invest, besiege (2.3.1): the fortress; bridge (5.2): the bank where the train is
  NodeId far_bank;  ///< bridge: the other end
  /// garrison, invest, besiege, detach: ids of the MDs (Formation::id) that are meant; empty: the whole force.
  std::vector<std::string> divisions;
  ForceId other;                     ///< attach, follow: whom; rally (4.1): which force; escort (5.2): which train
  std::vector<ForceId> others = {};  ///< form (1.3): the other MDs of the new MC
  std::string name = {};             ///< form: what the MC is called
  std::string commander = {};        ///< form: under whom
  /// march: only if, when its turn comes, its side sees that this node is without an enemy (5.3)
  NodeId if_empty = {};
  NodeId unless_empty = {};  ///< march: only if its side does not see that
  bool operator==(const Order&) const = default;
};

/// An order that the umpire has lodged.
struct LodgedOrder {
  int sequence = 0;  ///< in which it was received, from 1, over the whole campaign
  Side side = Side::france;
  Order order;
  std::string text;  ///< the player's own words
  bool operator==(const LodgedOrder&) const = default;
};

}  // namespace estafette::campaign

// What the founding files have in common: places of the map, ids of forces, garrisons that no order of battle has.
#pragma once

#include "base/xml.hpp"
#include "campaign/map/map.hpp"
#include "campaign/state/state.hpp"

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace estafette::campaign {

class Placing {
 public:
  explicit Placing(const map::Map& map) : map_(map) {}

  /// A new id for a force, piece or army: the slug of the name, with a number if it is taken.
  [[nodiscard]] ForceId new_id(const std::string& name);

  /// The node that the attribute names by its id; another text is complained of.
  [[nodiscard]] std::optional<NodeId> node_of(XmlElement& element, const std::string& attribute) const;
  /// Every node of the country that the attribute `country` names.
  [[nodiscard]] std::vector<NodeId> nodes_of_country(XmlElement& element) const;
  /// Complains if the place is no fortress (2.3.1).
  void want_a_fortress(XmlElement& element, const NodeId& at) const;

  [[nodiscard]] Force force(Formation troops, const Army& army, const NodeId& at, Duty duty);

  /// A battalion of militia by the attributes `nation`, `men` and `source`: <garrison fortress="mainz" men="1000" ...>.
  [[nodiscard]] Formation militia(XmlElement& element, const std::optional<NodeId>& at) const;

 private:
  const map::Map& map_;
  std::set<std::string> ids_;
};

/// Complains of a word that is none of `known`, with the nearest.
void complain_of_unknown(XmlElement& element, const std::string& attribute, const std::string& found,
                         const std::string& expected, const std::vector<std::string>& known);

/// A headquarters or train of an army, or Napoleon, where and with whom it is still to be said.
[[nodiscard]] Piece piece_of(const Army& army, PieceKind kind);

/// The side of a word out of side_words().
[[nodiscard]] Side side_of(const std::string& word);

}  // namespace estafette::campaign

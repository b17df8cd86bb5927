// What the files of a new campaign have in common: places of the map, ids of forces, and garrisons that are in no order
// of battle.
#pragma once

#include "base/markup/xml.hpp"
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

  /// The node that the attribute names by its id; any other text is a problem.
  [[nodiscard]] std::optional<NodeId> node_of(XmlElement& element, const std::string& attribute) const;
  /// Every node of the country that the attribute `country` names.
  [[nodiscard]] std::vector<NodeId> nodes_of_country(XmlElement& element) const;
  /// A place that is not a fortress is a problem (2.3.1).
  void want_a_fortress(XmlElement& element, const NodeId& at) const;

  [[nodiscard]] Force force(Formation troops, const Army& army, const NodeId& at, Duty duty);

  /// Marks the brigade of the troops that the attribute `brigade` names, if there is one: a corps' own cavalry, which
  /// is no MD (1.3). A name that none of them has is a problem.
  void mark_brigade(XmlElement& element, const std::optional<Formation>& troops);
  /// Those that are marked, by Formation::id.
  [[nodiscard]] const std::set<std::string>& integral() const noexcept { return integral_; }

  /// A battalion of militia by the attributes `nation`, `men` and `source`: <garrison fortress="mainz" men="1000" ...>.
  [[nodiscard]] Formation militia(XmlElement& element, const std::optional<NodeId>& at) const;

 private:
  const map::Map& map_;
  std::set<std::string> ids_;
  std::set<std::string> integral_;
};

/// A word that is not one of `known` is a problem, with the nearest known one.
void complain_of_unknown(XmlElement& element, const std::string& attribute, const std::string& found,
                         const std::string& expected, const std::vector<std::string>& known);

/// A headquarters or train of an army, or Napoleon, whose place and force are set later.
[[nodiscard]] Piece piece_of(const Army& army, PieceKind kind);

/// The side of a word out of side_words().
[[nodiscard]] Side side_of(const std::string& word);

}  // namespace estafette::campaign

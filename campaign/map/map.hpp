// The nodal map: settlements, the roads that link them, and the rivers that some of those roads cross. Plain values.
// All troops are in a settlement or on the road between two (rule 2.0), and they meet at settlements only (1.2).
// Source: rules 1.2 and 2.0 to 2.4; banks and regions are what a campaign's own rules ask for (4.4, 4.5).
// File: docs/formats/map.md.
#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace estafette::map {

/// The name of a node for machines: ASCII letters, digits and hyphens, "frankfurt-oder".
struct NodeId {
  std::string slug;
  auto operator<=>(const NodeId&) const = default;
};

/// Degrees; east and north are positive.
struct Coordinates {
  double lon = 0, lat = 0;
  bool operator==(const Coordinates&) const = default;
};

/// The classes of settlement (2.3). Garrisons may be left in fortresses only (2.3.1).
enum class Settlement { town, city, fortress };
/// The ground that a battle there is fought on (2.4); it does not slow a march.
enum class Terrain { farmland, forested, hilly, river_crossing, marsh, urban };
/// Good roads are paved, poor ones unsurfaced (2.1).
enum class RoadClass { good, poor };
/// As seen by who looks downstream.
enum class Bank { left, right };

/// The side of a river on which a node lies: that of the town for a town on the river, for one far away the side of the
/// river's line, drawn on beyond source and mouth.
struct NodeBank {
  std::string river;
  Bank side = Bank::left;
  bool operator==(const NodeBank&) const = default;
};

/// A settlement.
struct Node {
  NodeId id;
  std::string name;   ///< of the time
  std::string today;  ///< today's
  Coordinates at;
  Settlement settlement = Settlement::town;
  bool port = false;
  Terrain terrain = Terrain::farmland;
  std::string country;               ///< the state of the time: "Saxony"
  std::vector<std::string> regions;  ///< parts of the theatre that a rule asks for (4.5): "Germany"
  std::vector<NodeBank> banks;       ///< of the rivers that a rule asks for (4.4, 4.5), each once
  std::string note;
  bool operator==(const Node&) const = default;
};

/// A transit link between two nodes. It leads both ways, and no two nodes have more than one.
struct Road {
  NodeId from, to;
  RoadClass road_class = RoadClass::good;
  std::string river;                    ///< the one that it crosses (2.2); empty: none
  std::optional<NodeId> controlled_by;  ///< the fortress at one end whose garrison bars the crossing (2.3.1)
  std::string watershed;                ///< the river past whose headwaters it leads to the other bank; empty: none
  std::string note;
  bool operator==(const Road&) const = default;
};

struct River {
  std::string name;
  std::vector<Coordinates> course;  ///< from source to mouth, two points at least; a rough line
  bool operator==(const River&) const = default;
};

/// Two neighbours between whom the roads lead a long way round, and why they did (check_detours.hpp).
struct Detour {
  NodeId from, to;
  std::string because;
  bool operator==(const Detour&) const = default;
};

/// Open water, for drawings: no rule asks for it.
struct Sea {
  std::string name;
  std::vector<Coordinates> shore;  ///< its outline all round, three points at least; beyond the map's edge as you like
  bool operator==(const Sea&) const = default;
};

/// What a range is drawn as.
enum class RangeKind { mountains, marsh };

/// Mountains or a great marsh, for drawings: no rule asks for it.
struct LandRange {
  std::string name;
  RangeKind kind = RangeKind::mountains;
  std::vector<Coordinates> crest;  ///< the line along its middle, two points at least
  double km_broad = 0;
  std::string note;  ///< where the line comes from, and how sure it is
  bool operator==(const LandRange&) const = default;
};

/// The theatre of a campaign, everything in the order of its file.
struct Map {
  std::string campaign;  ///< "1813"
  std::vector<River> rivers;
  std::vector<Node> nodes;
  std::vector<Road> roads;
  std::vector<Sea> seas{};
  std::vector<Detour> detours{};  ///< those that history explains
  std::vector<LandRange> ranges{};
  bool operator==(const Map&) const = default;
};

/// The node of that id, or null. Looks through all of them; ways.hpp keeps an index.
[[nodiscard]] const Node* find_node(const Map& map, const NodeId& id);
/// The river of that name, or null.
[[nodiscard]] const River* find_river(const Map& map, std::string_view name);
/// The bank of that river on which the node lies; nothing if the map does not say.
[[nodiscard]] std::optional<Bank> bank_of(const Node& node, std::string_view river);
[[nodiscard]] bool lies_in(const Node& node, std::string_view region);

[[nodiscard]] std::string to_string(Settlement settlement);
[[nodiscard]] std::string to_string(Terrain terrain);
[[nodiscard]] std::string to_string(RoadClass road_class);
[[nodiscard]] std::string to_string(Bank bank);
[[nodiscard]] std::string to_string(RangeKind kind);

/// All spellings, in the order of the enumerations.
[[nodiscard]] const std::vector<std::string>& settlement_words();
[[nodiscard]] const std::vector<std::string>& terrain_words();
[[nodiscard]] const std::vector<std::string>& road_class_words();
[[nodiscard]] const std::vector<std::string>& bank_words();
[[nodiscard]] const std::vector<std::string>& range_words();

}  // namespace estafette::map

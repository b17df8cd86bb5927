// A battle as it is to be sent to the game: who stands where, from when, in what condition, on which ground.
// The campaign, or the umpire on the command line, decides all this; the writer only carries it out.
#pragma once

#include "converter/orbat/orbat.hpp"

#include <array>
#include <compare>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace estafette::sow {

/// A time of day, in seconds after midnight, 0 to 86399.
struct Clock {
  int seconds = 0;
  auto operator<=>(const Clock&) const = default;
};

/// "14:00" or "14:00:30"; nothing for anything else.
[[nodiscard]] std::optional<Clock> clock_from(std::string_view text);
/// "14:00:00", as the game's files have it.
[[nodiscard]] std::string to_string(Clock clock);

enum class Edge { north, east, south, west };
[[nodiscard]] std::optional<Edge> edge_from(std::string_view word);
[[nodiscard]] std::string to_string(Edge edge);

/// Where the battle is fought decides what there is to fight for (rules 2.3, 2.4).
enum class BattleSite { town, city, fortress };
[[nodiscard]] std::optional<BattleSite> settlement_from(std::string_view word);
[[nodiscard]] std::string to_string(BattleSite settlement);

/// Reinforcements: they wait hidden at their edge and appear at their hour (rule 5.5.1).
struct Arrival {
  Edge edge = Edge::west;
  Clock at;
  bool operator==(const Arrival&) const = default;
};

/// What is particular about one BD or BCD of a side.
struct ForceOrders {
  std::string formation;           ///< the id of the BD or BCD in the side's order of battle
  std::optional<Arrival> arrival;  ///< nothing: on the field from the start
  bool reserve = false;            ///< near, written on the sheet, not on the field (rule 5.5.2)
  bool away = false;  ///< neither on the field nor near: only its place in the army's order of battle is kept
  /// Why it fights as fatigued, each reason with its rule number ("forced march (2.1.2)"); empty: it is fresh.
  /// However many reasons there are, experience falls by one only.
  std::vector<std::string> fatigue;
  [[nodiscard]] bool on_field() const { return !reserve && !away; }
  bool operator==(const ForceOrders&) const = default;
};

struct BattleSide {
  Formation army;                   ///< one BC: a formation of level corps whose formations are BDs and BCDs, scaled
  std::vector<ForceOrders> orders;  ///< for those BDs of which something is to be said
  bool commander_present = true;    ///< if not, his ratings are zeros (rule 4.1.1)
  std::string chief;  ///< the commander-in-chief present in person and in command: experience up by one (rule 5.5.3)
  bool operator==(const BattleSide&) const = default;
};

/// Everything that the game has to be told. Same plan, same profile: same bytes.
struct BattlePlan {
  std::string name;   ///< "Lützen": title of the scenario, and root of all file names and ids
  std::string place;  ///< the settlement fought over
  BattleSite settlement = BattleSite::town;
  std::string map;  ///< a map of the profile
  Clock start, end;
  std::string weather;  ///< a word of the profile's weather list
  BattleSide attacker, defender;
  int corps_a_side = 0;  ///< at most so many BDs and BCDs on the field, with reinforcements (rule 5.5.2, rules.xml)
  std::optional<Edge> attacker_from;  ///< whence the attacker comes; nothing: as the profile says of the map
  bool operator==(const BattlePlan&) const = default;
};

}  // namespace estafette::sow

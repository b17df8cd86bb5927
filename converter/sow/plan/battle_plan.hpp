// The plan of a battle for the game: who is where, from when, in what condition, on which ground.
// The campaign, or the umpire on the command line, decides all this; the writer only follows it.
#pragma once

#include "converter/orbat/orbat.hpp"
#include "converter/sow/plan/positions.hpp"

#include <array>
#include <compare>
#include <map>
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
/// "14:00:00", as in the game's files.
[[nodiscard]] std::string to_string(Clock clock);

enum class Edge { north, east, south, west };
[[nodiscard]] std::optional<Edge> edge_from(std::string_view word);
[[nodiscard]] std::string to_string(Edge edge);

/// The kind of place decides the objectives (rules 2.3, 2.4).
enum class BattleSite { town, city, fortress };
[[nodiscard]] std::optional<BattleSite> settlement_from(std::string_view word);
[[nodiscard]] std::string to_string(BattleSite settlement);

/// Reinforcements: they wait hidden at their edge of the map, and appear at their hour (rule 5.5.1).
struct Arrival {
  Edge edge = Edge::west;
  Clock at;
  bool operator==(const Arrival&) const = default;
};

/// Orders for one BD or BCD of a side.
struct ForceOrders {
  std::string formation;           ///< the id of the BD or BCD in the side's order of battle
  std::optional<Arrival> arrival;  ///< nothing: on the field from the start
  bool reserve = false;            ///< near; on the battle sheet, but not on the field (rule 5.5.2)
  bool away = false;               ///< neither on the field nor near; only kept in the army's order of battle
  /// Why it fights as fatigued, each reason with its rule number ("forced march (2.1.2)"); empty: it is fresh.
  /// However many reasons there are, experience falls by one only.
  std::vector<std::string> fatigue;
  [[nodiscard]] bool on_field() const { return !reserve && !away; }
  bool operator==(const ForceOrders&) const = default;
};

struct BattleSide {
  Formation army;                   ///< one BC: a formation of level corps whose formations are BDs and BCDs, scaled
  std::vector<ForceOrders> orders;  ///< for BDs with orders of their own
  bool commander_present = true;    ///< if not, his ratings are zeros (rule 4.1.1)
  std::string chief;  ///< the commander-in-chief, if present and in command: experience up by one (rule 5.5.3)
  bool operator==(const BattleSide&) const = default;
};

/// Everything that the game must know. Same plan, same profile: same bytes.
struct BattlePlan {
  std::string name;   ///< "Lützen": title of the scenario, and root of all file names and ids
  std::string place;  ///< the settlement fought over
  BattleSite settlement = BattleSite::town;
  std::string map;  ///< a map of the profile
  Clock start, end;
  std::string weather;  ///< a word of the profile's weather list
  BattleSide attacker, defender;
  int corps_a_side = 0;  ///< the most BDs and BCDs on the field, with reinforcements (rule 5.5.2, rules.xml)
  std::optional<Edge> attacker_from;  ///< the edge that the attacker comes from; nothing: the map's own
  std::map<int, int> handicaps{};     ///< by the game's side: the share in 100 of its men who come (handicap.hpp)
  std::vector<CorpsPlace> places{};   ///< of corps that the umpire has put elsewhere (place_corps.hpp)
  std::string date{};                 ///< of the battle, YYYY-MM-DD; empty: nobody says
  bool operator==(const BattlePlan&) const = default;
};

}  // namespace estafette::sow

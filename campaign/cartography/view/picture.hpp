// What may be seen on a drawn map: the land, and of the forces only what its reader may know. Plain values, made by
// map_view.hpp and drawn by svg.hpp, which sees nothing else: what is not in here cannot get into the drawing.
// Source: rules 2.0 to 2.4 (the land), 5.3 (what a side knows of the other).
#pragma once

#include "campaign/map/map.hpp"
#include "campaign/rules/figures/sides.hpp"
#include "campaign/state/words.hpp"

#include <optional>
#include <string>
#include <vector>

namespace estafette::cartography {

using campaign::Side;

/// A settlement (2.3).
struct DrawnPlace {
  std::string name;
  std::string told;  ///< what else is to be said of it: "Leipzig, city in Saxony"
  map::Coordinates at;
  map::Settlement settlement = map::Settlement::town;
  map::Terrain terrain = map::Terrain::farmland;  ///< of the country round it
  bool port = false;
  std::optional<Side> owner;  ///< as far as known; nothing: nobody's, or not known
  bool neutral = false;       ///< 4.4
  std::optional<Side> depot;  ///< whose garrison keeps a depot there (5.1)
  std::string siege;          ///< "besieged by the Coalition"; empty: no siege (2.3.1)
  std::string battle;         ///< "Battle 2 is to be fought here"; empty: none (5.5)
  std::string fought;         ///< "1-4 May": when the battle was, or is to be, fought
  bool operator==(const DrawnPlace&) const = default;
};

/// A link between two places (2.1), both as indices of MapPicture::places.
struct Highway {
  std::size_t from = 0, to = 0;
  map::RoadClass road_class = map::RoadClass::good;
  std::vector<Side> supplies;  ///< whose lines of supply lead over it (5.1)
  bool operator==(const Highway&) const = default;
};

/// How well a force is known (5.3).
enum class Certainty { own, named, vague, presence };
enum class CounterArm { foot, horse, none };

/// A force, or pieces without one, in one place.
struct Counter {
  std::size_t place = 0;
  Side side = Side::france;
  Certainty certainty = Certainty::own;
  CounterArm arm = CounterArm::foot;  ///< the sign that it bears; none: headquarters and trains alone, or not known
  std::string name;                   ///< short: "III", "Blücher"
  std::string strength;               ///< "15,893"; "?" if not known
  int men = 0;                        ///< the same as a number; 0: not known
  bool corps = false;                 ///< a corps, as far as known, not a division
  bool garrison = false;              ///< bears a rampart, and no name
  /// F fatigued, E exhausted, C line cut, I investing, S besieging (2.1.2, 2.3.1, 4.1, 5.1)
  std::string condition;
  /// H headquarters, P pontoon train, and of a commander-in-chief his first letter (4.1.1, 5.2, 5.5.3)
  std::string pieces;
  std::string told;  ///< in full words
  bool operator==(const Counter&) const = default;
};

/// The way of a force in the last turn played, from where it came to where it is.
struct March {
  Side side = Side::france;
  std::vector<std::size_t> way;
  std::string told;
  bool operator==(const March&) const = default;
};

/// A pontoon bridge (5.2).
struct BoatBridge {
  std::size_t near_bank = 0, far_bank = 0;
  Side side = Side::france;
  std::string told;
  bool operator==(const BoatBridge&) const = default;
};

struct MapPicture {
  std::string title;  ///< "The campaign of 1813"
  std::string when;   ///< "Turn 3, 5-7 May 1813"; empty: the land alone
  std::string whose;  ///< "the umpire's map"
  std::vector<map::Sea> seas;
  std::vector<map::River> rivers;
  std::vector<map::LandRange> ranges;
  std::vector<DrawnPlace> places;
  std::vector<Highway> roads;
  std::vector<Counter> counters;
  std::vector<March> marches;
  std::string marched;  ///< the days of the marches: "1-4 May"
  std::vector<BoatBridge> bridges;
  /// Commanders-in-chief by the letters of their badges: 'N', "Napoleon" (5.5.3).
  std::vector<std::pair<char, std::string>> chiefs;
  campaign::Sides sides;  ///< what they are called
  bool operator==(const MapPicture&) const = default;
};

}  // namespace estafette::cartography

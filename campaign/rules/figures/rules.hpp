// The figures of the rules of play, chapter by chapter. They live in a campaign's rules.xml, <play>; none has a default
// here.
#pragma once

#include "base/markup/xml.hpp"
#include "campaign/map/calendar.hpp"
#include "campaign/rules/figures/experience_rules.hpp"
#include "campaign/rules/figures/prestige_rules.hpp"
#include "campaign/rules/figures/pursuit_rules.hpp"
#include "campaign/rules/figures/replacement_rules.hpp"
#include "campaign/rules/figures/retreat_rules.hpp"
#include "campaign/rules/figures/sides.hpp"
#include "campaign/rules/figures/trigger_rules.hpp"
#include "campaign/rules/figures/truce_rules.hpp"

#include <optional>
#include <vector>

namespace estafette::campaign {

/// 2.1, 2.1.2, 2.2, 2.3.1: nodes a half-week, and MDs a road.
struct MarchRules {
  struct Allowance {
    int good = 0, poor = 0;  ///< nodes
    bool operator==(const Allowance&) const = default;
  };
  Allowance infantry, cavalry;
  int good_capacity = 0, poor_capacity = 0;  ///< MDs
  int forced = 0;                            ///< nodes more (2.1.2)
  int fatigue_turns = 0;                     ///< turns after that of the forced march in which fatigue lasts (2.1.2)
  int river = 0;                             ///< nodes less a crossing (2.2)
  int invested = 0;                          ///< nodes less for passing an invested fortress (2.3.1)
  bool operator==(const MarchRules&) const = default;
};

/// 2.3.1: an aggressive siege. The rule leaves its time and losses to a "random time limit calculation".
struct SiegeRules {
  int shortest = 0, longest = 0;  ///< turns that a garrison holds out, each equally likely
  int sooner = 0;                 ///< turns less for each MD of the besiegers above one more than the garrison
  int least = 0;                  ///< turns at least, whatever the odds
  int losses = 0;                 ///< besiegers' men lost a turn, in a thousand
  bool operator==(const SiegeRules&) const = default;
};

/// 5.1
struct SupplyRules {
  bool one_army_a_depot = true;     ///< "a depot sufficient to support the operations of one army"
  bool another_when_closed = true;  ///< a force whose line is closed draws on another depot if a line to it is open
  bool operator==(const SupplyRules&) const = default;
};

/// 5.2: how near both ends of a bridge of boats must be to the river, and to each other, in kilometres.
struct BridgeRules {
  double to_river = 0, longest = 0;
  int capacity = 0;  ///< MDs a half-week
  bool operator==(const BridgeRules&) const = default;
};

/// 5.3
struct ScoutingRules {
  int integral = 0, cavalry_corps = 0;  ///< nodes
  int coalition_more = 0;               ///< nodes more for Coalition forces that have cavalry
  int rounded_to = 1;                   ///< men and horses are rounded to this in reports
  /// From this ratio of cavalry on, a report with this error; the first is the least favourable.
  struct Band {
    int ratio = 0;             ///< own cavalry for 100 of the enemy's
    int error = 0;             ///< percent by which reported men may be wrong, either way
    bool composition = false;  ///< gives infantry, cavalry and guns
    bool name = false;         ///< the force is named
    bool operator==(const Band&) const = default;
  };
  std::vector<Band> bands;
  bool operator==(const ScoutingRules&) const = default;
};

/// 4.1, 4.2
struct ExhaustionRules {
  int turns = 0;     ///< of exhaustion after a lost battle
  int garrison = 0;  ///< turns in a fortress after a second one
  bool operator==(const ExhaustionRules&) const = default;
};

/// 5.5.1, 5.5.2
struct BattleRules {
  int to_the_guns = 0;        ///< nodes from which a force may march to the guns
  int most_corps = 0;         ///< a side in a battle, with reinforcements
  int divisions_a_place = 4;  ///< how many divisions whose corps is not there count as one corps
  /// The side whose forces arrive fatigued if they cross a river on the way to the guns; none: neither.
  std::optional<Side> river_tires;
  bool operator==(const BattleRules&) const = default;
};

struct Rules {
  Sides sides;                          ///< what they are called
  map::Calendar calendar;               ///< 1.1.1; a chapter of its own in the file, <calendar>
  bool brigades_are_divisions = false;  ///< 1.3: a corps' own cavalry brigade counts as a MD; a founding asks it
  MarchRules march;
  SiegeRules siege;
  SupplyRules supply;
  BridgeRules bridge;
  ScoutingRules scouting;
  ExhaustionRules exhaustion;
  BattleRules battle;
  PursuitRules pursuit;
  RetreatRules retreat;
  ExperienceRules experience;
  ReplacementRules replacements;
  TruceRules truce;
  PrestigeRules prestige;
  std::vector<Trigger> triggers;  ///< in the order of the file
  bool operator==(const Rules&) const = default;
};

/// Reads <play> of a rules.xml; the calendar is the caller's to add. Problems go to the list of the element's file.
[[nodiscard]] Rules read_rules(XmlElement& play);

}  // namespace estafette::campaign

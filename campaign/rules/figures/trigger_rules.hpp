// What the source keeps secret, as the umpire's data: when a state wavers, when Austria makes up her mind, when a side
// has won. A trigger proposes; nothing happens until the umpire confirms it.
// Source: rules 3.1, 3.2, 4.3 and 4.4, which name the questions and keep the answers in private forums; so every
// trigger is ours. Figures: rules.xml, <triggers>.
#pragma once

#include "base/markup/xml.hpp"
#include "base/problem.hpp"
#include "campaign/map/calendar.hpp"
#include "campaign/map/map.hpp"
#include "campaign/state/words.hpp"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace estafette::campaign {

/// On which side; nothing: on none.
using Allegiance = std::optional<Side>;

/// A condition. A trigger makes its proposal when all of its conditions hold.
namespace when {

/// It is that turn, or a later one.
struct FromTurn {
  map::Turn turn;
  bool operator==(const FromTurn&) const = default;
};
/// The score of prestige, or what its lines for the half-week (4.5) come to, is below or above a figure.
struct Prestige {
  bool half_week = false;
  bool below = false;
  int than = 0;
  bool operator==(const Prestige&) const = default;
};
/// A node is held by a side (2.3), or is not.
struct Held {
  map::NodeId node;
  Side side = Side::france;
  bool held = true;
  bool operator==(const Held&) const = default;
};
/// A nation is on that side, or is not.
struct Stands {
  std::string nation;
  Allegiance side;
  bool is = true;
  bool operator==(const Stands&) const = default;
};
/// So many battles were won by a side, at that level or above (5.4).
struct Victories {
  Side side = Side::france;
  VictoryLevel level = VictoryLevel::minor;
  int least = 0;
  bool operator==(const Victories&) const = default;
};
/// So many MC of a nation are exhausted at the same time (4.1).
struct ExhaustedCorps {
  std::string nation;
  int least = 0;
  bool operator==(const ExhaustedCorps&) const = default;
};
/// No more than so many MC in the field stand in a part of the map: on a bank, or east or west of a meridian.
struct CorpsBeyond {
  Side side = Side::france;
  std::string nation;  ///< only its own; empty: of the whole side
  std::string river;   ///< with `bank`; empty: a meridian
  map::Bank bank = map::Bank::left;
  bool east = true;     ///< of the meridian
  double meridian = 0;  ///< degrees of longitude, east positive
  int most = 0;
  bool operator==(const CorpsBeyond&) const = default;
};
/// Another trigger has not been confirmed.
struct Unconfirmed {
  std::string trigger;
  bool operator==(const Unconfirmed&) const = default;
};
/// A die with so many faces shows `most` or less; thrown in each turn in which all else holds.
struct Die {
  int most = 0, faces = 0;
  bool operator==(const Die&) const = default;
};

using Condition =
    std::variant<FromTurn, Prestige, Held, Stands, Victories, ExhaustedCorps, CorpsBeyond, Unconfirmed, Die>;

}  // namespace when

/// The effects when it is confirmed, in this order.
namespace then {

struct NationTurns {
  std::string nation;
  Allegiance side;
  bool operator==(const NationTurns&) const = default;
};
/// The ground of a country is closed to both sides, or opened (4.4).
struct GroundTurns {
  std::string country;
  bool neutral = false;
  bool operator==(const GroundTurns&) const = default;
};
/// All nodes of a country pass to a side, or to nobody.
struct Country {
  std::string country;
  Allegiance owner;
  bool operator==(const Country&) const = default;
};
/// A nation's forces go over to a side where they stand, or go home.
struct Forces {
  std::string nation;
  Allegiance to;  ///< nothing: home
  bool operator==(const Forces&) const = default;
};
struct End {
  Allegiance winner;
  bool operator==(const End&) const = default;
};

using Effect = std::variant<NationTurns, GroundTurns, Country, Forces, End>;

}  // namespace then

struct Trigger {
  std::string id;
  std::string rule;  ///< "4.3"
  std::string text;  ///< "Saxony would declare herself neutral"
  std::vector<when::Condition> conditions;
  std::vector<then::Effect> effects;
  bool operator==(const Trigger&) const = default;
};

/// Reads <triggers>. Problems go to the list of the element's file.
[[nodiscard]] std::vector<Trigger> read_triggers(XmlElement& chapter);

}  // namespace estafette::campaign

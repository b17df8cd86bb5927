// The table of prestige (4.5) as a campaign's data has it: rows that say what is counted, where and for whom, how many
// points it is worth, and how it is told; and what happens when no prestige is left. rules.xml, <prestige>.
#pragma once

#include "base/markup/xml.hpp"
#include "campaign/rules/figures/where.hpp"
#include "campaign/state/words.hpp"

#include <optional>
#include <set>
#include <string>
#include <variant>
#include <vector>

namespace estafette::campaign {

/// What a row counts. The first three are counted at the end of each half-week's marches, the others when they happen.
namespace counts {

/// Each fortress with a garrison of that side.
struct Garrisoned {
  Side side = Side::france;
  bool operator==(const Garrisoned&) const = default;
};
/// Each MC and MCC of that side; of one nation, if it is named.
struct CorpsPresent {
  Side side = Side::france;
  std::string nation;
  bool operator==(const CorpsPresent&) const = default;
};
/// Each place that the side holds and where it has troops.
struct Occupied {
  Side side = Side::france;
  bool operator==(const Occupied&) const = default;
};
/// Each victory of that side, as the umpire judged it; an empty optional fits any.
struct Victory {
  Side side = Side::france;
  std::optional<bool> over_army;  ///< more than one MC was beaten; false: one, or less
  std::optional<bool> chief;      ///< the commander-in-chief (5.5.3) was present in person
  bool operator==(const Victory&) const = default;
};
/// Each fortress that the side has lost.
struct FortressLost {
  Side side = Side::france;
  bool operator==(const FortressLost&) const = default;
};
/// Each nation that leaves the side, to join the enemy or become neutral.
struct AllyLost {
  Side side = Side::france;
  bool to_the_enemy = false;
  std::set<std::string> nations;  ///< only these; empty: any
  bool operator==(const AllyLost&) const = default;
};
/// Each time that one of that side sues for peace through exhaustion (4.2).
struct Sues {
  Side side = Side::france;
  bool operator==(const Sues&) const = default;
};

using Counted = std::variant<Garrisoned, CorpsPresent, Occupied, Victory, FortressLost, AllyLost, Sues>;

}  // namespace counts

/// A row of the table.
struct PrestigeRow {
  std::string id;            ///< "elbe"; no two rows have the same
  counts::Counted what;      ///< what is counted, and for whom
  int points = 0;            ///< for each; below zero they are lost
  std::vector<Where> where;  ///< which places count: those that any one of these fits; empty: all
  std::string line;          ///< the words of the rule, under which the ledger enters it
  std::string told;          ///< what is said to have happened, with {forces}, {place} ... in braces
  std::string told_of_one;   ///< the same if there is only one; empty: `told` does for both
  bool operator==(const PrestigeRow&) const = default;
};

/// 4.5.
struct PrestigeRules {
  Side of = Side::france;  ///< the side whose prestige it is
  std::vector<PrestigeRow> rows;
  int lost_at = 0;                    ///< at this score or below it, that side has lost the campaign
  std::string told_when_lost;         ///< what its armies then do; empty: nothing is told
  bool fortresses_surrender = false;  ///< whether garrisons then lay down their arms,
  std::vector<Where> surrendering;    ///< and where: as in a row
  bool operator==(const PrestigeRules&) const = default;
};

/// Problems go to the list of the element's file.
[[nodiscard]] PrestigeRules read_prestige_rules(XmlElement& chapter);

}  // namespace estafette::campaign

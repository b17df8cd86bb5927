// One battle as a report: who fought, what it cost each corps, the battalions that suffered most, officers and
// guns lost, and what followed under the rules. Source: rules 4.1 to 4.5, 5.4, 5.5 to 5.5.3. Made from a chapter as one
// side may be told it (told.hpp), it is that side's report.
#pragma once

#include "campaign/reports/chapters.hpp"
#include "campaign/rules/theatre.hpp"

#include <optional>
#include <string>
#include <vector>

namespace estafette::campaign {

struct BattleReport {
  struct CorpsLosses {
    ForceId force;
    std::string name;
    Side side = Side::france;
    std::string part;        ///< "attacks", "is attacked", "marches to the guns", "in reserve"
    int men = 0, guns = 0;   ///< before the battle
    int lost = 0, back = 0;  ///< men lost; of these who will come back
    int guns_lost = 0;
    bool operator==(const CorpsLosses&) const = default;
  };
  struct Hit {
    std::string unit, force;
    Side side = Side::france;
    int men = 0, lost = 0;
    bool operator==(const Hit&) const = default;
  };
  int number = 0;
  Turn turn{0};
  Sides sides;          ///< what they are called
  std::string title;    ///< "Battle 2 at Lützen"
  std::string outcome;  ///< "Battle 2 at Lützen: a minor victory for France"; "not yet judged"
  std::vector<CorpsLosses> corps;
  std::vector<Hit> hits;              ///< every unit that lost men, the greatest share first
  std::vector<std::string> officers;  ///< a sentence each
  std::vector<std::string> followed;  ///< a sentence each, with its rule
  bool operator==(const BattleReport&) const = default;
};

/// What became of an officer, without the line of the dump that proves it; of any other event what it says.
[[nodiscard]] std::string fate_in_words(const Event& event);

/// All battles of the half-week, also those not fought yet.
[[nodiscard]] std::vector<BattleReport> battles_of(const Theatre& theatre, const Chapter& chapter);

}  // namespace estafette::campaign

// One battle as it is remembered: who fought, what it cost each corps, the battalions that suffered most, officers and
// guns lost, and what followed from it by rule. Source: rules 4.1 to 4.5, 5.4, 5.5 to 5.5.3. Of a chapter as it may be
// told (told.hpp) it is that side's report.
#pragma once

#include "base/table.hpp"
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

/// All battles of the half-week, also those not fought yet.
[[nodiscard]] std::vector<BattleReport> battles_of(const Theatre& theatre, const Chapter& chapter);

/// "18.4" of a hundred; "0.0" where nobody was there.
[[nodiscard]] std::string share_lost(int lost, int men);

/// Losses by corps, with a bar each and a sum for each side.
[[nodiscard]] Table losses_table(const BattleReport& report);
/// The units that lost the greatest share, at most so many.
[[nodiscard]] Table hits_table(const BattleReport& report, std::size_t most);
/// Every unit that lost men, for a spreadsheet.
[[nodiscard]] std::string to_csv(const BattleReport& report);

}  // namespace estafette::campaign

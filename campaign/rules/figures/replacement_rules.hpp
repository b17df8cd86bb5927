// The figures of replacements: to what strength, and how fast, the depots of each nation bring up their troops.
// Source: rule 5.4 ("historical rates"); the rates themselves are the campaign's data, rules.xml <replacements>.
#pragma once

#include "base/markup/xml.hpp"
#include "converter/orbat/orbat.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

/// What drafts a nation sends to one arm.
struct DraftRates {
  /// From that turn on, a half-week; in a thousand of the establishment.
  struct RateFrom {
    int from = 1;
    int men = 0;
    int guns = 0;
    bool operator==(const RateFrom&) const = default;
  };
  std::string nation;  ///< "other": all that have no line of their own
  Arm arm = Arm::infantry;
  int establishment = 100;      ///< in a hundred of the strength at the founding
  std::vector<RateFrom> rates;  ///< in the order of their turns; before the first one nothing comes
  std::string source;           ///< with its confidence, as in the orders of battle
  bool operator==(const DraftRates&) const = default;
};

/// 5.4
struct ReplacementRules {
  std::vector<DraftRates> drafts;
  bool operator==(const ReplacementRules&) const = default;

  /// The line of the unit's nation and arm, or that of "other"; null: nobody replaces its losses.
  [[nodiscard]] const DraftRates* of(const Unit& unit) const;
  /// The men that drafts may bring a unit up to, from its strength when the campaign begins; no more than `largest`,
  /// unless it was larger then.
  [[nodiscard]] int establishment_of(const Unit& founded, Men largest) const;
};

/// What is due in that turn, of an establishment of so many men or guns. The sum over all turns is exact: each turn
/// brings the total so far, rounded to the nearest whole, less what was due before. `per_thousand`:
/// DraftRates::RateFrom::men or
/// ::guns.
[[nodiscard]] int due_in(int turn, int establishment, const DraftRates& drafts,
                         int DraftRates::RateFrom::*per_thousand);

/// Reads <replacements> of a rules.xml. Problems go to the list of the element's file.
[[nodiscard]] ReplacementRules read_replacements(XmlElement& chapter);

}  // namespace estafette::campaign

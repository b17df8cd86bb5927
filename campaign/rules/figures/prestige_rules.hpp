// The figures of prestige (4.5): rules.xml, <prestige>. Points are France's: above zero she gains them.
#pragma once

#include "base/xml.hpp"
#include "campaign/map/map.hpp"

#include <set>
#include <string>
#include <vector>

namespace estafette::campaign {

/// 4.5, line by line.
struct PrestigeRules {
  /// A city that counts while it is French.
  struct City {
    map::NodeId node;
    int points = 0;
    bool operator==(const City&) const = default;
  };
  int fortress = 0;               ///< each fortress in Germany with a French or Allied garrison, a half-week
  int elbe = 0, oder = 0;         ///< each French or Allied MC on the right bank, a half-week
  bool oder_besides_elbe = true;  ///< a MC beyond the Oder counts on both lines; else on the Oder's alone
  int saale = 0;             ///< each Coalition MC on the left bank of the Saale, or of the Elbe below it, a half-week
  std::vector<City> cities;  ///< French occupation, a half-week
  int victory_over_corps = 0, victory_over_army = 0;  ///< a French victory, by who was beaten
  int defeat_of_corps = 0, defeat_of_army = 0;        ///< a Coalition victory where Napoleon is not present
  int defeat_of_napoleon = 0;                         ///< and one where he is
  int fortress_lost = 0;                              ///< a French-held fortress in Germany
  int german_ally_neutral = 0;                        ///< a German ally becomes neutral
  int ally_hostile = 0;                               ///< any ally goes over to the Coalition
  int coalition_sues = 0, france_sues = 0;            ///< for peace, through exhaustion (4.2)
  std::set<std::string> german;                       ///< the nations that are German
  int lost_at = 0;                                    ///< at this score, or below, the campaign is lost
  bool operator==(const PrestigeRules&) const = default;
};

/// Faults go to the problems of the element's file.
[[nodiscard]] PrestigeRules read_prestige_rules(XmlElement& chapter);

}  // namespace estafette::campaign

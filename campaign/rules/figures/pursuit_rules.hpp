// The figures of pursuit and rearguard (5.5.2): rules.xml, <pursuit>.
#pragma once

#include "base/markup/xml.hpp"

#include <vector>

namespace estafette::campaign {

/// 5.5.2. The rule gives no figures. The more horse the reserve has for each of the other side's, the more each pip of
/// one die is worth; shares are in a thousand.
struct PursuitRules {
  /// From this ratio of cavalry on.
  struct Odds {
    int ratio = 0;  ///< own horse for 100 of the other side's
    int pip = 0;    ///< in a thousand, for each pip of the die
    bool operator==(const Odds&) const = default;
  };
  /// The figures of one of the two actions.
  struct Action {
    int major = 0, minor = 0;  ///< percent of it that count after a major and after a minor victory
    int least = 0, most = 0;   ///< in a thousand, whatever the die
    std::vector<Odds> odds;    ///< by rising ratio, the first from 0 on
    bool operator==(const Action&) const = default;
  };
  int die = 0;       ///< its faces
  Action losses;     ///< pursuit: of the men and guns that the beaten still have
  Action recovered;  ///< rearguard: of the beaten side's stragglers
  bool operator==(const PursuitRules&) const = default;
};

/// Problems go to the list of the element's file.
[[nodiscard]] PursuitRules read_pursuit_rules(XmlElement& chapter);

}  // namespace estafette::campaign

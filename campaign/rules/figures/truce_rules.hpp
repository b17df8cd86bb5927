// The figures of peace through exhaustion (4.2): rules.xml, <truce>.
#pragma once

#include "base/markup/xml.hpp"
#include "campaign/state/words.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

/// 4.2. The rule does not say how long a "temporary truce" is.
struct TruceRules {
  /// Who sues for peace, and when.
  struct Suitor {
    Side side = Side::france;
    std::string nation;      ///< only this nation; empty: every nation of the side, each by itself
    int exhausted = 0;       ///< how many of its MCs must be exhausted at the same time
    bool allies = false;     ///< the MCs of all nations of its side count too
    std::string who;         ///< in whose name peace is sought; empty: the nation's
    bool side_rests = true;  ///< the truce is everybody's; else it is that nation's, and its allies fight on
    bool operator==(const Suitor&) const = default;
  };
  std::vector<Suitor> suitors;
  int turns = 0;  ///< that the truce lasts
  int near = 3;   ///< links within which nobody may come closer to an enemy
  bool operator==(const TruceRules&) const = default;
};

/// Problems go to the list of the element's file.
[[nodiscard]] TruceRules read_truce_rules(XmlElement& chapter);

}  // namespace estafette::campaign

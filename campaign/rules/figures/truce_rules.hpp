// The figures of peace through exhaustion (4.2): rules.xml, <truce>.
#pragma once

#include "base/xml.hpp"
#include "campaign/state/words.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

/// 4.2. How long a "temporary truce" is, the rule does not say.
struct TruceRules {
  /// Who sues for peace, and when.
  struct Suitor {
    Side side = Side::france;
    std::string nation;   ///< it alone; empty: every nation of the side, each for itself
    int exhausted = 0;    ///< so many of its MC exhausted at the same time
    bool allies = false;  ///< the MC of all nations of its side count with its own
    std::string who;      ///< in whose name it is told; empty: the nation's
    bool operator==(const Suitor&) const = default;
  };
  std::vector<Suitor> suitors;
  int turns = 0;  ///< that the truce lasts
  bool operator==(const TruceRules&) const = default;
};

/// Faults go to the problems of the element's file.
[[nodiscard]] TruceRules read_truce_rules(XmlElement& chapter);

}  // namespace estafette::campaign

// The figures of peace through exhaustion (4.2): rules.xml, <truce>.
#pragma once

#include "base/xml.hpp"

namespace estafette::campaign {

/// 4.2. How long a "temporary truce" is, the rule does not say.
struct TruceRules {
  int coalition = 0;    ///< exhausted MC of one Coalition nation that make it sue for peace
  int france = 0;       ///< of France
  bool allies = false;  ///< France counts the MC of her Allies too
  int turns = 0;        ///< that the truce lasts
  bool operator==(const TruceRules&) const = default;
};

/// Faults go to the problems of the element's file.
[[nodiscard]] TruceRules read_truce_rules(XmlElement& chapter);

}  // namespace estafette::campaign

// The figures of a beaten force that finds no way back: rules.xml, <retreat>.
#pragma once

#include "base/xml.hpp"

namespace estafette::campaign {

/// What is left behind by those who must cut their way out (4.1 and 5.5 are silent), in a hundred of what they have.
struct RetreatRules {
  int men = 0, guns = 0;
  bool operator==(const RetreatRules&) const = default;
};

/// Faults go to the problems of the element's file.
[[nodiscard]] RetreatRules read_retreat_rules(XmlElement& chapter);

}  // namespace estafette::campaign

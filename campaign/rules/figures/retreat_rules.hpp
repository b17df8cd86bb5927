// The figures for a beaten force that has no way back: rules.xml, <retreat>.
#pragma once

#include "base/markup/xml.hpp"

namespace estafette::campaign {

/// How much of a force is lost if it must cut its way out (4.1 and 5.5 are silent), in a hundred.
struct RetreatRules {
  int men = 0, guns = 0;
  bool operator==(const RetreatRules&) const = default;
};

/// Problems go to the list of the element's file.
[[nodiscard]] RetreatRules read_retreat_rules(XmlElement& chapter);

}  // namespace estafette::campaign

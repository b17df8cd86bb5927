// Which guns come home: lost with their crews, or captured (rule 5.4; figures: rules.xml <carryover> <guns>).
#pragma once

#include "sow_dumps/reconcile.hpp"

namespace estafette::dumps {

struct GunsLost {
  Guns with_crew;  ///< so little of the crew is left that nobody brought the gun away
  Guns captured;   ///< overrun, and not retaken
  bool operator==(const GunsLost&) const = default;
};

/// Of one battery. A gun of which the dump says nothing comes home.
[[nodiscard]] GunsLost guns_lost(const UnitResult& battery, const CarryoverPolicy& policy);

}  // namespace estafette::dumps

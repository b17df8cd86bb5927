// Which guns come home: lost with their crews, or captured (rule 5.4; figures: rules.xml <carryover> <guns>).
#pragma once

#include "sow_dumps/reconcile.hpp"

namespace estafette::dumps {

struct GunsLost {
  Guns with_crew;  ///< too few of the crew were left to bring the gun away
  Guns captured;   ///< overrun, and not retaken
  bool operator==(const GunsLost&) const = default;
};

/// The guns that one battery loses. A gun of which the dump says nothing comes home.
[[nodiscard]] GunsLost guns_lost(const UnitResult& battery, const CarryoverPolicy& policy);

}  // namespace estafette::dumps

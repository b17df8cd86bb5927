// How many came, as an umpire reads it: "180 infantry, 20 cavalry, 12 gunners and 1 gun".
#pragma once

#include "campaign/state/saying.hpp"
#include "converter/orbat/totals.hpp"

namespace estafette::campaign {

/// What there is of each arm, in a list; an arm of which there is nothing is left out.
[[nodiscard]] Figure by_arm(const Totals& sum);

}  // namespace estafette::campaign

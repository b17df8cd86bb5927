// How many came, as an umpire reads it: "180 infantry, 20 cavalry, 12 gunners and 1 gun".
#pragma once

#include "converter/orbat/totals.hpp"

#include <string>

namespace estafette::campaign {

/// What there is of each arm, in a row; empty if there is nothing.
[[nodiscard]] std::string by_arm(const Totals& sum);

}  // namespace estafette::campaign

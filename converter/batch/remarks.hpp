// What scaling leaves nothing of: remarked on, never refused.
#pragma once

#include "converter/orbat/orbat.hpp"

#include <string>
#include <vector>

namespace estafette::batch {

/// A sentence for each arm of which scaling has left nothing, with what can be done about it, or that the umpire wished
/// it so: "nothing is left of its guns (8): a third is too few for a unit. Say how many a battery shall keep: ..."
[[nodiscard]] std::vector<std::string> arms_lost(const Orbat& before, const Orbat& after);

}  // namespace estafette::batch

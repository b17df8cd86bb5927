// The way that a force has come from its depot. Source: rule 5.1.
#pragma once

#include "campaign/state/state.hpp"

#include <vector>

namespace estafette::campaign {

/// A march makes it longer, going back on it makes it shorter. `way`: from where the force is.
void tread(Force& force, const std::vector<NodeId>& way);

}  // namespace estafette::campaign

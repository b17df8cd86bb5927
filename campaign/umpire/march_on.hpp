// The exploit march after an easy victory (5.5.2.1).
#pragma once

#include "campaign/umpire/deed.hpp"

namespace estafette::campaign {

/// The victor of a battle marches on, one node more. Throws Refusal with every reason that forbids it.
[[nodiscard]] Deed march_on(const Standing& standing, int battle, const ForceId& force, const NodeId& to);

}  // namespace estafette::campaign

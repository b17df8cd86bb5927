// Orders of battle for a new campaign: read from its folder, and scaled if they are at historical strength.
#pragma once

#include "base/files.hpp"
#include "campaign/founding/founding.hpp"
#include "converter/scaling/rules.hpp"

namespace estafette::campaign {

/// Reads files by their path below `folder`; each is scaled by rule 1.3 unless it is already scaled. Throws Refusal.
[[nodiscard]] ReadOrbat in_campaign_strength(const fs::path& folder, const scaling::ScalingRules& rules);

}  // namespace estafette::campaign

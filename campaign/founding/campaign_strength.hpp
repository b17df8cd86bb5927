// Orders of battle for a new campaign: read from its folder as they are on its first day, and scaled if they are
// at historical strength.
#pragma once

#include "base/dates.hpp"
#include "base/files/files.hpp"
#include "campaign/founding/founding.hpp"
#include "converter/scaling/rules.hpp"

#include <functional>
#include <optional>
#include <string>

namespace estafette::campaign {

/// Reads files by their path below `folder`, with the rows that hold on that day (on_day.hpp); without one, when all
/// dated changes have come to pass. Each is scaled by rule 1.3 unless it is already scaled; `remark` is told what that
/// leaves out. Throws Refusal.
[[nodiscard]] ReadOrbat in_campaign_strength(const fs::path& folder, const scaling::ScalingRules& rules,
                                             const std::optional<Date>& day = std::nullopt,
                                             std::function<void(std::string)> remark = {});

}  // namespace estafette::campaign

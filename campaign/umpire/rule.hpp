// A ruling of the umpire, with all that follows from it.
#pragma once

#include "campaign/rulings/ruling.hpp"
#include "campaign/umpire/campaign_file.hpp"
#include "campaign/umpire/deed.hpp"

namespace estafette::campaign {

/// The amendment, what it costs in prestige and who sues for peace (4.2, 4.5), and lines of supply drawn anew (5.1).
/// Throws Refusal if the ruling means nothing here, or gives no reason.
[[nodiscard]] Deed rule(const Standing& standing, const Ruling& ruling);

/// The same in a campaign on disk, where a verdict that was given before can be corrected (correct_verdict.hpp), and a
/// force raised out of the order of battle `from` (raise_force.hpp).
[[nodiscard]] Deed rule(const CampaignFile& file, const Ruling& ruling, const fs::path& from = {});

}  // namespace estafette::campaign

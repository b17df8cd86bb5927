// What was done before, to be finished or to have its files written once more.
#pragma once

#include "campaign/umpire/campaign_file.hpp"

#include <optional>
#include <string>

namespace estafette::campaign {

/// The half-week, if the last command that stands played it and was cut off before all that follows from it was done.
/// To play then would be to play twice.
[[nodiscard]] std::optional<PastDeed> turn_cut_off(const CampaignFile& file);

/// The last deed of that name, "battle generate" or "battle import", that was about this battle.
[[nodiscard]] std::optional<PastDeed> last_about_battle(const CampaignFile& file, const std::string& deed, int battle);

}  // namespace estafette::campaign

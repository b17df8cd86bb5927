// What was done before, to be finished or to have its files written once more.
#pragma once

#include "campaign/umpire/campaign_file.hpp"

#include <optional>
#include <string>
#include <vector>

namespace estafette::campaign {

/// The half-week, if the last command that stands played it and was cut off before all that follows from it was done.
/// To play then would be to play twice.
[[nodiscard]] std::optional<PastDeed> turn_cut_off(const CampaignFile& file);

/// What the command `words` (kTurn or kFinish) did in that half-week, if it stands; for kFinish also a half-week that
/// was played at once.
[[nodiscard]] std::optional<PastDeed> half_week_played(const CampaignFile& file, Turn turn, const std::string& words);

/// All events of the commands that stand before that one.
[[nodiscard]] std::vector<Event> events_before(const CampaignFile& file, const CommandGiven& command);

/// The last deed of that name, "battle generate" or "battle import", that was about this battle.
[[nodiscard]] std::optional<PastDeed> last_about_battle(const CampaignFile& file, const std::string& deed, int battle);

}  // namespace estafette::campaign

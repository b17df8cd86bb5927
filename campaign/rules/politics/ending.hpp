// The end of a campaign: a side's prestige is gone (4.5), or the umpire confirms that a side has won (3.1, 3.2).
// Figures: rules.xml <prestige><lost>. Pure.
#pragma once

#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

/// The campaign is over. No winner means a peace that neither side has won.
[[nodiscard]] Event campaign_ends(const Theatre& theatre, const State& state, std::optional<Side> winner,
                                  const std::string& rule, const std::string& why);

/// At a score of zero (<lost at>) or below: the garrisons of the side whose prestige it is surrender where the rules
/// say so, their fortresses pass to the enemy, and the campaign is over. What the armies then do is told; nobody
/// marches any more. Nothing while there is prestige, and nothing once the campaign is over.
[[nodiscard]] std::vector<Event> end_by_prestige(const Theatre& theatre, const State& state);

}  // namespace estafette::campaign

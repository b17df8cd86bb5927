// The step `battle generate --rules`: a battle that is fought at a table instead of the game.
#pragma once

#include "campaign/umpire/campaign_file.hpp"
#include "campaign/umpire/generate.hpp"
#include "cli/console/console.hpp"
#include "cli/tabletop_set.hpp"
#include "cli/verbs/battle_words.hpp"

#include <string>
#include <vector>

namespace estafette::cli {

/// The campaign's hours and skies by month; with the skies of the rules' table `weather`, if they have one.
[[nodiscard]] campaign::BattleDays days_of(const TabletopFolder& set, campaign::BattleDays days);

/// Throws Refusal for a weather that the rules do not know.
void require_weather(const TabletopFolder& set, const std::string& weather);

/// battle.xml, remarks.txt, both rosters with their cards and returns, and charts.
[[nodiscard]] std::vector<Document> table_battle_documents(const campaign::TableBattle& battle,
                                                           const TabletopFolder& set, const Console& say);

}  // namespace estafette::cli

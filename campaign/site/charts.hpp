// The campaign over time: prestige (4.5), the strength of each side and of each corps, and what each
// battle has cost (5.4). Made from chapters as they may be told, they show only what that side may know.
#pragma once

#include "campaign/reports/battle_report.hpp"
#include "campaign/reports/chapters.hpp"
#include "campaign/reports/prestige_account.hpp"
#include "campaign/site/chart.hpp"

#include <vector>

namespace estafette::campaign {

/// Prestige at the end of each turn.
[[nodiscard]] LineChart prestige_chart(const Theatre& theatre, const std::vector<Chapter>& chapters);
/// Points by cause: what raised it and what lowered it.
[[nodiscard]] BarChart prestige_causes_chart(const std::vector<PrestigeEntry>& account);
/// All men of each side that is to be seen.
[[nodiscard]] LineChart strength_chart(const Theatre& theatre, const std::vector<Chapter>& chapters);
/// The men of one force.
[[nodiscard]] LineChart strength_chart(const std::vector<Chapter>& chapters, const Force& force);
/// What each battle has cost each side that is to be seen.
[[nodiscard]] BarChart losses_chart(const std::vector<BattleReport>& battles);

}  // namespace estafette::campaign

// Reports of battles and of strength in the form of a dispatch.
#pragma once

#include "campaign/reports/battle_report.hpp"
#include "campaign/reports/dispatches/dispatch.hpp"

#include <vector>

namespace estafette::campaign {

/// One battle: who fought and what it cost, the units worst hit, officers, and what followed. Made of a chapter as it
/// may be told, it is for that side.
[[nodiscard]] Dispatch dispatch_of(const Theatre& theatre, const BattleReport& report);

/// The morning states of the corps of these sides, at the end of the last chapter; made of chapters as they may be
/// told, they are for that side.
[[nodiscard]] Dispatch dispatch_of(const Theatre& theatre, const std::vector<Chapter>& chapters,
                                   const std::vector<Side>& sides);

}  // namespace estafette::campaign

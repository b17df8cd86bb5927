// A battle's report as tables for people, and as a spreadsheet. Source: rules 5.4 (losses), 5.5.
#pragma once

#include "base/table.hpp"
#include "campaign/reports/battle_report.hpp"

#include <cstddef>
#include <string>

namespace estafette::campaign {

/// "18.4" of a hundred; "0.0" where nobody was there.
[[nodiscard]] std::string share_lost(int lost, int men);

/// Losses by corps, with a bar each and a sum for each side.
[[nodiscard]] Table losses_table(const BattleReport& report);
/// True if nobody has lost anything yet: the battle has not been fought.
[[nodiscard]] bool is_without_losses(const BattleReport& report);
/// The same forces without losses, before it is fought.
[[nodiscard]] Table present_table(const BattleReport& report);
/// The units that lost the greatest share, at most so many.
[[nodiscard]] Table hits_table(const BattleReport& report, std::size_t most);
/// Every unit that lost men, for a spreadsheet.
[[nodiscard]] std::string to_csv(const BattleReport& report);

}  // namespace estafette::campaign

// The umpire's accounts: every point of prestige with its cause (4.5), and the men of each army (5.4). For the umpire
// only.
#pragma once

#include "base/table.hpp"
#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

/// The ledger of prestige: a row for each entry, with the line of rule 4.5 that it falls under and the score that it
/// makes, from the beginning on. `events`: all of the campaign, in order.
[[nodiscard]] Table prestige_table(const std::vector<Event>& events);
/// The kinds of events that it tells of (kind_of); no others need be read for it.
[[nodiscard]] std::vector<std::string> kinds_in_prestige_table();

/// Each army, then its side as a total: forces, men under arms and guns, wounded and stragglers who will come back, and
/// how many of its forces are exhausted.
[[nodiscard]] Table armies_table(const Theatre& theatre, const State& state);

}  // namespace estafette::campaign

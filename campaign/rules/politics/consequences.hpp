// What follows by itself from any change, such as a verdict, a ruling, or a nation that changes sides: what
// is lost in prestige (4.5), who sues for peace (4.2), and whether the campaign is over (4.5). Pure.
#pragma once

#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <optional>
#include <vector>

namespace estafette::campaign {

/// Called once for each change, so that nothing counts twice; the events go on from `after`. A campaign that the umpire
/// has resumed after its end does not end again at once. `turn`: in which it happened, for 4.2; nothing: that of
/// `after`.
[[nodiscard]] std::vector<Event> consequences(const Theatre& theatre, const State& before, const State& after,
                                              std::optional<Turn> turn = std::nullopt);

}  // namespace estafette::campaign

// How many of the four corps' places of a side its forces take in a battle (5.5.2): detached divisions count with their
// corps; divisions whose corps is not there count together.
#pragma once

#include "campaign/rules/theatre.hpp"
#include "campaign/state/state.hpp"

#include <vector>

namespace estafette::campaign {

/// The places that these forces of one side take. A corps takes one, with all divisions detached from it; so many other
/// divisions as rules.xml says take one together (docs/readings-battles.md 5.5.2).
[[nodiscard]] int corps_places(const BattleRules& rules, const std::vector<const Force*>& forces);

}  // namespace estafette::campaign

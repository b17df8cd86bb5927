// A campaign's rules.xml as one value: each chapter is read by the room whose figures it holds.
#pragma once

#include "base/files/files.hpp"
#include "campaign/battle/battle_day.hpp"
#include "campaign/map/check_map.hpp"
#include "campaign/rules/figures/rules.hpp"
#include "converter/scaling/rules.hpp"
#include "sow_dumps/policy.hpp"

#include <string>

namespace estafette::campaign {

/// Every figure of rules.xml. Its meaning, unit and rule are beside each one in the file.
struct Rulebook {
  map::CheckLimits map_check;        ///< the limits of the map check (1.2)
  Rules play;                        ///< the rules of play, and the calendar (1.1.1)
  scaling::ScalingRules scaling;     ///< 1.3
  dumps::CarryoverPolicy carryover;  ///< 5.4
  BattleDays battle_days;            ///< 2.4
};

/// Reads the text of a rules.xml; `file` is its name in problems. Throws Refusal with every problem of the file.
[[nodiscard]] Rulebook parse_rulebook(const std::string& text, const std::string& file);

/// The same, from a file.
[[nodiscard]] Rulebook read_rulebook(const fs::path& file);

}  // namespace estafette::campaign

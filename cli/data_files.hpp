// The data files that come with the program or that the umpire names: a campaign's rules.xml, of which each chapter is
// read by the room whose figures it holds, and the game profile.
#pragma once

#include "base/files.hpp"
#include "campaign/battle/battle_day.hpp"
#include "campaign/map/calendar.hpp"
#include "campaign/map/check_map.hpp"
#include "campaign/rules/figures/rules.hpp"
#include "converter/scaling/rules.hpp"
#include "converter/sow/profile.hpp"
#include "sow_dumps/policy.hpp"

namespace estafette::cli {

struct Rules {
  map::CheckLimits map_check;
  campaign::Rules play;
  scaling::ScalingRules scaling;
  dumps::CarryoverPolicy carryover;
  campaign::BattleDays battle_days;
};

/// The chapters of a rules.xml's text; `file` is for complaints. Throws Refusal with every fault.
[[nodiscard]] Rules parse_rules(const std::string& text, const std::string& file);

/// Throws Refusal with every fault of the file. An empty path means the rules of 1813 that come with the program.
[[nodiscard]] Rules read_rules(const fs::path& file);

/// A game profile, whole. Throws Refusal likewise. An empty path means Waterloo's, which comes with the program.
[[nodiscard]] sow::Profile read_profile(const fs::path& file);

}  // namespace estafette::cli

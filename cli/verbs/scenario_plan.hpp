// Turns what the umpire writes about a battle on the command line into a battle plan.
#pragma once

#include "converter/sow/plan/battle_plan.hpp"
#include "converter/sow/profile/profile.hpp"

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace estafette::cli {

/// The options as they were typed.
struct ScenarioWords {
  std::string name, place, settlement = "town", map, start, end, weather, attacker_from;
  std::vector<std::string> forces, reserves;  ///< names of corps (BD, BCD), of either side
  std::vector<std::string> arrivals;          ///< "VI Corps,edge=west,at=14:00"
  std::vector<std::string> fatigued;          ///< "III Corps=forced march (2.1.2)"
  std::vector<std::string> absent;            ///< "attacker", "defender": whose commander is not there (4.1.1)
  std::vector<std::string> handicaps;         ///< "france=90"
  bool napoleon = false;
};

void declare_words(CLI::App& command, ScenarioWords& words);

/// The plan. Without `forces` all of both armies fight; with them only those that are named there, as arrivals or as
/// reserves. `corps_a_side`: how many may be on the field (5.5.2). Throws Refusal with every word that makes no sense.
[[nodiscard]] sow::BattlePlan plan_from(const ScenarioWords& words, Formation attacker, Formation defender,
                                        const sow::Profile& profile, int corps_a_side);

}  // namespace estafette::cli

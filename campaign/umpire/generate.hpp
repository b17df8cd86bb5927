// A contact on the map becomes a battle for the game (5.5).
#pragma once

#include "campaign/battle/plan.hpp"
#include "campaign/umpire/deed.hpp"
#include "converter/sow/mod.hpp"
#include "converter/sow/profile.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

/// A battle ready for the game.
struct GeneratedBattle {
  PlannedBattle planned;             ///< who is there, in what condition, and why
  sow::Mod mod;                      ///< the files for the game, and the battle sheet
  std::vector<std::string> remarks;  ///< of the plan and of the files
  Deed deed;                         ///< enters the battle sheet in the campaign; no events if the same was sent before
};

/// Throws Refusal if there is no such open battle, its losses are already in, or the choice does not fit it.
[[nodiscard]] GeneratedBattle generate_battle(const Standing& standing, int number, const BattleChoice& choice,
                                              const sow::Profile& profile);

}  // namespace estafette::campaign

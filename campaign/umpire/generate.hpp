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
  Deed deed;                         ///< notes the battle sheet in the campaign; nothing if the same was sent before
};

/// Throws Refusal if no such battle waits, its losses have come already, or the choice does not fit it.
[[nodiscard]] GeneratedBattle generate_battle(const Standing& standing, int number, const BattleChoice& choice,
                                              const sow::Profile& profile);

}  // namespace estafette::campaign

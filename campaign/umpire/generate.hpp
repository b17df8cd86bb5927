// A contact on the map becomes a battle for the game (5.5).
#pragma once

#include "campaign/battle/plan.hpp"
#include "campaign/umpire/deed.hpp"
#include "converter/sow/mod.hpp"
#include "converter/sow/profile/profile.hpp"

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

/// A battle ready for a table.
struct TableBattle {
  PlannedBattle planned;
  sow::BattleSheet sheet;
  std::vector<std::string> remarks;
  Deed deed;  ///< as in GeneratedBattle
};

/// The same for a battle that is fought at a table by the tabletop rules of that name, "de-gre". No map of the game is
/// asked for; of the profile only nations, ranks and limits count. `days`: hours and skies by month, in the words of
/// those rules. Throws Refusal likewise, and if the choice has what only the game knows: a map, places, a handicap.
[[nodiscard]] TableBattle generate_for_table(const Standing& standing, int number, const BattleChoice& choice,
                                             const sow::Profile& profile, const BattleDays& days,
                                             const std::string& set);

}  // namespace estafette::campaign

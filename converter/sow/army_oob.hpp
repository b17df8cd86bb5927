// Writes an order of battle for the game, without a battle: a file to put into a mod's OOBs folder and choose
// in the game's sandbox. Source: docs/formats/game-folders.md, "Names of files"; docs/formats/game-order-of-battle.md,
// "Columns" and "Ladder of commands".
#pragma once

#include "converter/orbat/orbat.hpp"
#include "converter/sow/profile/profile.hpp"

#include <string>
#include <vector>

namespace estafette::sow {

struct ArmyOob {
  std::string csv;                   ///< in the game's encoding
  std::vector<std::string> remarks;  ///< units that are left out, split, or in a stand-in's uniform
};

/// "OOB_SB_ney_1813.csv" for an army that is called "Ney 1813"; empty if the name has no letter or digit.
[[nodiscard]] std::string oob_file(const std::string& name);

/// All its divisions (BD, BCD), even more than may fight in one battle. `name` goes into the game's ids; `file` is for
/// problems. Both sides may be in it, and several armies of a side if they come from the game's own file. Throws
/// Refusal with every problem: an order of battle that is not scaled, a nation that is not in the profile, nobody who
/// can fight, more commands under one commander than the game can count.
[[nodiscard]] ArmyOob army_oob(const Orbat& scaled, const std::string& name, const std::string& file,
                               const Profile& profile);

/// The same for an order of battle at historical strength, with its own armies, corps and regiments
/// (muster_history.hpp). Throws Refusal likewise, except for the scale.
[[nodiscard]] ArmyOob history_oob(const Orbat& orbat, const std::string& name, const std::string& file,
                                  const Profile& profile);

}  // namespace estafette::sow

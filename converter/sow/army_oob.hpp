// One army's order of battle for the game without a battle: the file that is put into a mod's OOBs folder and chosen
// there in the sandbox. Source: docs/formats/game-folders.md, "Names of files"; docs/formats/game-order-of-battle.md,
// "Columns" and "Ladder of commands".
#pragma once

#include "converter/orbat/orbat.hpp"
#include "converter/sow/profile.hpp"

#include <string>
#include <vector>

namespace estafette::sow {

struct ArmyOob {
  std::string csv;                   ///< in the game's encoding
  std::vector<std::string> remarks;  ///< who is left out, split, or wears a stand-in's uniform
};

/// "OOB_SB_ney_1813.csv" for an army that is called "Ney 1813"; empty if the name holds neither letter nor digit.
[[nodiscard]] std::string oob_file(const std::string& name);

/// All its divisions (BD, BCD), more than fight in one battle too. `name` goes into the game's ids; `file` is for
/// complaints. Throws Refusal with every fault: an order of battle that is not scaled, one that holds both sides, a
/// nation that the profile does not know, nobody who could fight, more commands under one commander than the game
/// counts.
[[nodiscard]] ArmyOob army_oob(const Orbat& scaled, const std::string& name, const std::string& file,
                               const Profile& profile);

/// The same of an order of battle in history's strength, with its own armies, corps and regiments (muster_history.hpp).
/// Throws Refusal likewise, whatever the scale.
[[nodiscard]] ArmyOob history_oob(const Orbat& orbat, const std::string& name, const std::string& file,
                                  const Profile& profile);

}  // namespace estafette::sow

// What an umpire has changed in an order of battle that came from the game's own file, cell by cell.
// docs/formats/sow-orbat.md, "There and back".
#pragma once

#include "converter/orbat/orbat.hpp"
#include "converter/readers/sow/words.hpp"
#include "converter/sow/profile/profile.hpp"
#include "converter/write_back/game_file.hpp"

#include <string>

namespace estafette::sow {

/// What is needed to say a change in the game's words.
struct GameWords {
  const readers::SowWords& words;
  const Profile& profile;
  const std::string& file;  ///< for problems
};

/// Changes the rows of a command, or of a unit, where it differs from what was read of them. Other nation or kind: the
/// look that the profile has for it. Other quality: its experience. Men and guns of a battery are shared out over its
/// rows. REQUIRES lines of their own in the file for both; throws Refusal if the profile has no look.
void write_changes(const Formation& now, const Formation& as_read, const GameWords& game, GameFile& file);
void write_changes(const Unit& now, const Unit& as_read, const GameWords& game, GameFile& file);

/// True for a unit that the game can no longer show: nobody is left of those who were read.
[[nodiscard]] bool is_gone(const Unit& now, const Unit& as_read);

}  // namespace estafette::sow

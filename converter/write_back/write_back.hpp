// The game's own order of battle, back in the game's own form: all its sides, and nothing changed in it but what an
// umpire changed. docs/formats/sow-orbat.md, "There and back".
#pragma once

#include "converter/orbat/orbat.hpp"
#include "converter/readers/sow/words.hpp"
#include "converter/readers/words/words.hpp"
#include "converter/sow/army_oob.hpp"

#include <optional>
#include <string>

namespace estafette::sow {

struct WrittenBack {
  std::optional<ArmyOob> oob;
  std::string why_not;  ///< if there is none: what is new or has moved; empty if nothing came from the game
};

/// The file that the order of battle was read from, with its changes: names, commanders, ratings, men, guns, quality,
/// nation and kind, and without the rows of what was taken out. If something was added, or moved to another command,
/// the ladder of commands must be built anew: nothing, and why. Throws Refusal if a change needs a look that the
/// profile does not have.
[[nodiscard]] WrittenBack write_back(const Orbat& orbat, const readers::SowWords& sow, const readers::PhraseBook& words,
                                     const Profile& profile, const std::string& file);

/// The same for an order of battle in which nothing has been changed since it was read: the file as it was.
[[nodiscard]] WrittenBack write_back_unchanged(const Orbat& orbat);

}  // namespace estafette::sow

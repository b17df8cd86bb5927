// What a unit that came from the game's own order of battle keeps when rows are made of it anew: class, portrait,
// weapon, flags, drill and skills. (Its experience follows from its quality.) docs/formats/sow-orbat.md, "There and
// back".
#pragma once

#include "converter/orbat/orbat.hpp"
#include "converter/sow/profile.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace estafette::sow {

/// How a unit looked in the game, and its skills.
struct OwnLook {
  Look look;
  std::optional<Proficiency> skills;
};

/// That of the unit, or of its gun of that number; of a battery with more guns than it had, theirs in turn. Nothing if
/// it is not from the game.
[[nodiscard]] std::optional<OwnLook> own_look(const Unit& unit, std::size_t gun = 0);

/// A commander from the game keeps his portrait. (His class and drill go by his level, which scaling lowers.)
void keep_portrait(Look& look, const std::vector<GameLine>& lines);

}  // namespace estafette::sow

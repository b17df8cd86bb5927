// What a unit that came from the game's own order of battle keeps when rows are made of it anew: class, portrait,
// weapon, flags, drill and skills. (Its experience follows from its quality.)
// docs/formats/sow-orbat.md, "There and back".
#pragma once

#include "converter/orbat/orbat.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace estafette {

/// How a unit looked in the game, and its eight skills in the order of the game's columns.
struct GameLook {
  std::string unit_class, weapon, flag, flag2, formation, portrait;
  std::optional<std::array<int, 8>> skills;
};

/// That of the unit, or of its gun of that number; of a battery with more guns than it had, theirs in turn. Nothing if
/// it is not from the game, or a battery whose guns had no rows there.
[[nodiscard]] std::optional<GameLook> game_look(const Unit& unit, std::size_t gun = 0);

/// The portrait of a commander from the game; empty if he is not from there. (His class and drill go by his level,
/// which scaling lowers.)
[[nodiscard]] std::string game_portrait(const std::vector<GameLine>& lines);

}  // namespace estafette

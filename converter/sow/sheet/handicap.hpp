// Strengths for players of unequal skill: a side comes onto the field with a share of its men, and the losses of the
// game are counted back to its own strength. No rule of the campaign knows of it; the two players agree on it.
// docs/formats/battle-sheet.md, "Handicap".
#pragma once

#include "converter/sow/sheet/field_army.hpp"

#include <optional>
#include <string>
#include <utility>

namespace estafette::sow {

inline constexpr int kLeastHandicap = 10;  ///< in 100 of the men
inline constexpr int kMostHandicap = 200;

/// The game's side and its share in 100, of "france=90" or "coalition=110"; nothing for any other text.
[[nodiscard]] std::optional<std::pair<int, int>> handicap_from(const std::string& text);

/// What to write instead of a text that is no handicap: "france or coalition, = and 10 to 200".
[[nodiscard]] std::string handicap_expected();

/// Gives every row of troops its share of heads in the game, at least as many as the game can bear and at most
/// `largest`; the sheet keeps the men, and notes the heads where they differ.
void set_handicap(FieldArmy& army, int percent, Men largest);

}  // namespace estafette::sow

// The half-week is played (1.1), and each side gets a letter.
#pragma once

#include "base/files.hpp"
#include "campaign/umpire/deed.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

/// Carries out the lodged orders, and everything that follows in the order of play. `thrown`: the umpire's own dice, in
/// the order they are asked for; the campaign's dice come after them. `beyond`: why a turn after the campaign's last is
/// played (1.1.1). Throws Refusal if the campaign is over, its last turn has been played and no reason is given, a
/// battle is not settled, a die is out of its bounds, or there are more dice than the turn needs.
[[nodiscard]] Deed play_half_week(const Standing& standing, const std::vector<int>& thrown = {},
                                  const std::string& beyond = "");

/// What each side is told of a half-week that was just played, one letter a side: "turn-2-france.txt".
[[nodiscard]] std::vector<Document> letters_after(const Standing& standing, const Deed& turn);

}  // namespace estafette::campaign

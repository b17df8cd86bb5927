// The half-week is played (1.1), at once or in two acts (5.5, 5.5.1), and each side gets a letter.
#pragma once

#include "base/files/files.hpp"
#include "campaign/umpire/deed.hpp"

#include <functional>
#include <string>
#include <vector>

namespace estafette::campaign {

inline constexpr const char* kTurn = "turn";             ///< the command that begins a half-week, in the journal
inline constexpr const char* kFinish = "turn --finish";  ///< the one that ends it, if it stood still

/// Carries out the lodged orders, and everything that follows in the order of play; where forces meet, lodged orders
/// decide. `thrown`: the umpire's own dice, by name or in the order they are asked for; the
/// campaign's dice decide the rest.
/// `beyond`: why a turn after the campaign's last is played (1.1.1). Throws Refusal if the campaign is over, its last
/// turn has been played and no reason is given, a battle is not settled, the half-week stands still, a die is out of
/// its bounds, or there are more dice than the turn needs.
[[nodiscard]] Deed play_half_week(const Standing& standing, const ThrownDice& thrown = {},
                                  const std::string& beyond = "");

/// The same, but where forces meet the half-week stands still (State::pause). `by`: by when answers are wanted, for the
/// players; may be empty.
[[nodiscard]] Deed begin_half_week(const Standing& standing, const std::string& by, const ThrownDice& thrown = {},
                                   const std::string& beyond = "");

/// The rest of a half-week that stands still, by the answers that are lodged. Throws Refusal if none does.
[[nodiscard]] Deed finish_half_week(const Standing& standing, const ThrownDice& thrown = {});

/// What each side is told of a half-week that was just played, one letter a side: "turn-2-france.txt"; of one that
/// stands still, "turn-2-france-choices.txt", with a form for the answers. `before`: what `turn` was worked out for;
/// `journal`: gives all events before it, and is asked only if the half-week stood still before.
[[nodiscard]] std::vector<Document> letters_after(const Standing& before, const Deed& turn,
                                                  const std::function<std::vector<Event>()>& journal);

}  // namespace estafette::campaign

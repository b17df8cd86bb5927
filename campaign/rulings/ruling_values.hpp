// The values of rulings as the umpire writes them: numbers within bounds, one of several words, names, ways, lists.
// Each throws Refusal with what to write instead.
#pragma once

#include "campaign/rulings/ruling_row.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace estafette::campaign {

inline constexpr int kMostTurns = 9999;
inline constexpr int kMostMen = 99999;
inline constexpr int kMostGuns = 99;
inline constexpr int kMostPrestige = 9999;

[[noreturn]] void refuse_value(const Ruling& ruling, const std::string& found, const std::string& expected,
                               const std::string& remedy = "");
/// "Is it coalition?", or nothing if no known word is near.
[[nodiscard]] std::string is_it(const std::string& found, const std::vector<std::string>& known);

[[nodiscard]] int number_in(const Ruling& ruling, const std::string& words, int low, int high);
[[nodiscard]] int number_of(const Ruling& ruling, int low, int high);
/// The place of the value among `words`, or nothing for `none`; an empty `none` is no word.
[[nodiscard]] std::optional<std::size_t> word_or_none(const Ruling& ruling, std::vector<std::string> words,
                                                      const std::string& none);
/// A side, by any of its names (sides.hpp), or nothing for `none`; an empty `none` is no word.
[[nodiscard]] std::optional<Side> side_or_none(const RulingCase& of, const std::string& none);
[[nodiscard]] Side side_in(const RulingCase& of, const std::string& words);
[[nodiscard]] bool yes_or_no(const Ruling& ruling);
void expect_yes(const Ruling& ruling);
/// Not empty.
[[nodiscard]] std::string words_of(const Ruling& ruling);
/// The turn of that number.
[[nodiscard]] Turn turn_in(const RulingCase& of, const std::string& words, Turn first, Turn last = {kMostTurns});
/// True for "no" and "none".
[[nodiscard]] bool says_no(const std::string& words);
/// The value as a turn; turn 0 for "no".
[[nodiscard]] Turn turn_or_none(const RulingCase& of);

[[nodiscard]] NodeId place_in(const RulingCase& of, const std::string& words);
[[nodiscard]] ForceId force_in_words(const RulingCase& of, const std::string& words);
/// The id of an army of that side, or of none for "none".
[[nodiscard]] std::string army_in(const RulingCase& of, Side side);
/// Forces with commas between them; none for "nobody".
[[nodiscard]] std::vector<ForceId> forces_in(const RulingCase& of);
/// Places with " - " between them, each a road or a bridge away from the next.
[[nodiscard]] std::vector<NodeId> way_in(const RulingCase& of, const std::string& words);

/// What stands before the first `mark`, and what stands behind it (nothing without one), both trimmed.
[[nodiscard]] std::pair<std::string, std::optional<std::string>> parted_at(const std::string& words,
                                                                           const std::string& mark);

}  // namespace estafette::campaign

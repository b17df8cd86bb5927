// What a commander is worth, in the game's five figures (docs/formats/game-order-of-battle.md, "Ratings").
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace estafette {

/// Each from 0 to 6; a figure that is not given is the game profile's to fill in by level of command.
/// Which of the game's first, second and fourth figure means what is not certain, so most people give `ability`
/// (the profile copies it to the other two) and `style`: 0 very cautious, 6 reckless.
struct Ratings {
  std::optional<int> ability, command, control, leadership, style;
  bool operator==(const Ratings&) const = default;
};

inline constexpr int kHighestRating = 6;  ///< safe for every title; the shipped file of Waterloo goes to 9

/// "ability=5 style=4", in the order of the members; empty when nothing is given.
[[nodiscard]] std::string to_string(const Ratings& ratings);

/// The ratings that are spelt so, or nothing if any part is no known name with a figure in bounds, or comes twice.
[[nodiscard]] std::optional<Ratings> ratings_from(std::string_view text);

}  // namespace estafette

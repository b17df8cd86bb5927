// How good a commander is, in the game's five figures (docs/formats/game-order-of-battle.md, "Ratings").
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace estafette {

/// Each from 0 to 6; the game profile fills in figures that are not given, by level of command.
/// We are not certain what the game's first, second and fourth figures mean, so most people give `ability` (which the
/// profile copies to the other two) and `style`: 0 very cautious, 6 reckless.
struct Ratings {
  std::optional<int> ability, command, control, leadership, style;
  bool operator==(const Ratings&) const = default;
};

inline constexpr int kHighestRating = 6;  ///< safe for every title; the shipped file of Waterloo goes to 9

/// "ability=5 style=4", in the order of the members; empty when nothing is given.
[[nodiscard]] std::string to_string(const Ratings& ratings);

/// The ratings in a text, or nothing if any part of it is not a known name with a figure in bounds, or comes twice.
[[nodiscard]] std::optional<Ratings> ratings_from(std::string_view text);

}  // namespace estafette

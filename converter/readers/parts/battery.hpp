// Guns as people type them: 6/6pdrs · 2/24pdr howitzers · 6 x 6-pdr · 8 pièces de 6 · 2 obusiers de 24 · 2 batteries de
// 12 · 2 12pfündige Batterien · 5.5" howitzers.
#pragma once

#include "converter/readers/words/words.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// The gun that American lists call a Napoleon, after Napoleon III: the 12-pounder of 1857.
constexpr std::string_view kBronzeGun = "12-pounder";

/// Guns of one sort: six 6-pounders, two 24-pounder howitzers.
struct GunLot {
  int guns = 0;
  std::string piece;  ///< "6-pounder", "24-pounder howitzer", "howitzer"; empty if the text only counts guns
  bool main = true;   ///< a gun, not a howitzer or unicorn
  bool operator==(const GunLot&) const = default;
};

/// What was found, up to but not including token `end`.
struct FoundGuns {
  GunLot group;
  std::size_t end = 0;
};
struct FoundBatteries {
  int count = 0;
  std::string nation;  ///< empty if not said: "2 Portuguese batteries"
  std::string piece;   ///< empty if not said
  std::optional<Kind> kind;
  bool heavy = false;  ///< "2 Positionsbatterien"
  std::size_t end = 0;
};

/// A number of guns at a token.
[[nodiscard]] std::optional<FoundGuns> gun_group_at(const Range& range, std::size_t at);
/// A calibre without a number of guns: "6pdr", "24pdr howitzers".
[[nodiscard]] std::optional<FoundGuns> piece_at(const Range& range, std::size_t at);
/// A number of batteries.
[[nodiscard]] std::optional<FoundBatteries> batteries_at(const Range& range, std::size_t at);

/// "Batteries E & G, 1st US": batteries by their letters, up to but not including token `end`.
struct LetteredBatteries {
  std::vector<std::string> letters;  ///< as typed
  std::size_t end = 0;
};

/// The letters behind a word for batteries that begins a name; none if there is another word or none.
[[nodiscard]] LetteredBatteries lettered_batteries(std::string_view name, const Tokens& tokens,
                                                   const PhraseBook& words);

/// "Batteries E & G, 1st US" as "Battery E, 1st US" and "Battery G, 1st US", "Ridley's and Weston's horse batteries" as
/// "Ridley's horse Battery" and "Weston's horse Battery"; none if it names one battery, or does so otherwise.
[[nodiscard]] std::vector<std::string> names_of_batteries(std::string_view name, const PhraseBook& words);

/// "Bull, Ross, Lawson" beside three batteries: whose each is; none if it does not tell one plain name for each.
[[nodiscard]] std::vector<std::string> captains_of(std::string_view told, std::size_t batteries,
                                                   const PhraseBook& words);

}  // namespace estafette::readers

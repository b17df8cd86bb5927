// Figures in a typed line: men, officers, battalions, squadrons, guns and their pieces, said in any of the usual ways:
//   1,450 men · (39/1,387) · 10 Offiziere und 814 Mann · 6 sqns, 600 sabres · (2)(1,350) · 2 foot batteries, 16 guns
//   6/6pdrs, 2/24pdr howitzers · 6 x 6-pdr · 8 pièces de 6 · 600-700 men · approx. 800
#pragma once

#include "converter/readers/text_battery.hpp"

#include <optional>
#include <string>
#include <vector>

namespace estafette::readers {

/// What a part of a line states. What it does not state is empty.
struct Facts {
  std::optional<int> men;  ///< officers not among them if these are given too
  std::optional<int> officers, horses;
  std::optional<int> regiments, battalions, squadrons, companies, batteries, guns;
  std::optional<int> few, bare;  ///< figures without a word, "(2)" and "- 1,450": below 100, and others
  std::vector<GunGroup> pieces;
  std::string piece;  ///< a calibre without a number of guns: "6pdr"
  std::optional<Kind> kind;
  std::optional<Quality> quality;
  std::optional<UnitLevel> level;
  std::string nation;
  bool sabres = false;  ///< its men are mounted
  bool each = false;    ///< the figures are those of one part
  std::vector<std::string> guessed;
  bool operator==(const Facts&) const = default;

  [[nodiscard]] bool figures() const;  ///< true if any figure or piece is stated
  [[nodiscard]] std::optional<int> subunits() const { return battalions ? battalions : squadrons; }
};

/// Tokens [from, to) as facts and nothing else, or nothing. With `words_too` also "veteran", "Saxon", "line infantry".
[[nodiscard]] std::optional<Facts> facts_of(const Tokens& tokens, std::size_t from, std::size_t to, const Words& words,
                                            bool words_too);

/// Adds what `more` states to `facts`; false, and nothing changed, if both state the same thing.
[[nodiscard]] bool merge(Facts& facts, const Facts& more);

/// All guns of the pieces, or the guns stated.
[[nodiscard]] std::optional<int> guns_of(const Facts& facts);
/// The piece that most guns are of; howitzers and unicorns only where there is nothing else.
[[nodiscard]] std::string main_piece(const Facts& facts);
/// "6 6-pounders, 2 24-pounder howitzers".
[[nodiscard]] std::string to_string(const std::vector<GunGroup>& pieces);

}  // namespace estafette::readers

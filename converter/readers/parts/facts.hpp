// What a part of a typed line states: men, officers, battalions, guns, kind, quality, nation. Plain values.
#pragma once

#include "converter/readers/parts/battery.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// Of what the men are that are told for each: "2 bns, 600 men each" may tell of either.
enum class MenOfEach : std::uint8_t {
  untold,  ///< no men are told for each
  either,  ///< "600 men each"
  unit,    ///< "1,200 men per regiment"
  part     ///< "600 men per battalion"
};

/// What a part of a line states. What it does not state is empty.
struct Facts {
  std::optional<int> men;  ///< without the officers, if these are given too
  std::optional<int> officers, horses;
  std::optional<int> wagons;          ///< no strength of anybody
  std::optional<int> detached, sick;  ///< of a return: not present, and no part of the men
  std::optional<int> regiments, battalions, squadrons, companies, batteries, guns;
  std::optional<UnitLevel> half;  ///< half a battalion, squadron or company beside those that are counted
  std::optional<int> few, bare;   ///< figures without a word, "(2)" and "- 1,450": below 100, and others
  std::optional<int> infantry, cavalry, artillery;  ///< men by arm, in a line that sums up
  std::vector<GunLot> pieces;
  std::string piece;  ///< a calibre without a number of guns: "6pdr"
  std::optional<Kind> kind;
  std::optional<Quality> quality;
  std::optional<UnitLevel> level;
  std::string nation;
  bool sabres = false;         ///< its men are mounted
  bool heavy = false;          ///< its batteries are of position
  bool each = false;           ///< the figures are those of one part
  bool parts_of_each = false;  ///< and these are battalions or squadrons, so that men are of all
  MenOfEach men_of_each = MenOfEach::untold;
  bool in_all = false;  ///< a word for a total stands beside the figure without a word
  std::vector<std::string> guessed;
  bool operator==(const Facts&) const = default;

  [[nodiscard]] bool figures() const;  ///< true if any figure or piece is stated
  [[nodiscard]] std::optional<int> subunits() const { return battalions ? battalions : squadrons; }
};

/// A figure of those facts.
using CountedMember = std::optional<int> Facts::*;

/// The figure that a word of count is, as words.xml says it: "men", "battalions", "horse batteries"; nullptr for none.
[[nodiscard]] CountedMember member_counted(std::string_view word);

/// Adds what `more` states to `facts`; if both state the same thing, changes nothing and returns false.
[[nodiscard]] bool merge(Facts& facts, const Facts& more);

/// All guns of the pieces, or the guns stated.
[[nodiscard]] std::optional<int> guns_of(const Facts& facts);
/// True of "6 guns, 2 howitzers": what the other guns are is not told.
[[nodiscard]] bool has_other_guns(const Facts& facts);
/// The most frequent kind of gun; howitzers and unicorns only if there is nothing else. Empty if it is not told what
/// most of them are.
[[nodiscard]] std::string main_piece(const Facts& facts);
/// "6 6-pounders, 2 24-pounder howitzers": guns first.
[[nodiscard]] std::string to_string(std::vector<GunLot> pieces);

}  // namespace estafette::readers

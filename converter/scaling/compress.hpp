// How the infantry, or the cavalry, of one MD becomes the battalions, or squadrons, of one BB (rule 1.3).
//
// Each regiment keeps a third of its men. If it is then too small, it joins a sibling of similar kind and quality; if
// it is too large, it is split evenly. The third is shared out by largest remainder, first over kinds and qualities,
// then over the regiments of each, so that the BB is a true picture of its MD: to the man, its shares of guard, light,
// line and militia are those of the division.
#pragma once

#include "base/apportion.hpp"
#include "converter/scaling/rules.hpp"

#include <optional>
#include <string>
#include <vector>

namespace estafette::scaling {

/// A historical regiment of the MD; regiments of the same brigade have the same `brigade`.
struct Regiment {
  const Unit* unit = nullptr;
  int brigade = 0;
  bool alone = false;                 ///< by the umpire's wish it joins no other
  std::optional<std::size_t> with{};  ///< by his wish it joins that one of the regiments
};

/// Men that one historical unit gives to a piece.
struct Share {
  const Unit* unit = nullptr;
  Men men;
};

/// One battalion or squadron to be made.
struct NewUnit {
  std::vector<Share> shares;
  Kind kind = Kind::line_infantry;  ///< kind, quality and nation of most men in its group
  Quality quality = Quality::line;
  std::string nation;
  int number = 0;  ///< from 1 if its group was split into several pieces, else 0
  int pieces = 1;  ///< how many its group was split into
  [[nodiscard]] Men men() const;
  /// The historical unit that it looks most like: of those of its kind, quality and nation the one with most men in it.
  /// REQUIRES a share.
  [[nodiscard]] const Unit& eponym() const;
};

/// The pieces, in the order of the regiments. Their men sum to `total`, and all are within `limits`; but if all
/// regiments together are too few, they make one piece that is too small. A total of zero makes none.
/// REQUIRES that `total` is the regiments' men times `strength`, rounded down or up.
[[nodiscard]] std::vector<NewUnit> compress(const std::vector<Regiment>& regiments, Men total, Fraction strength,
                                            UnitSizes limits);

}  // namespace estafette::scaling

// How a brigade, a division and an army form up, in yards from the middle of their own first line.
// Guns are in the first line; behind them come the BBs of the main arm, side by side, in as many lines as were asked
// for (in one, if there are no more BBs than lines); behind those the other arm, which in a BD of infantry is its
// cavalry. In the army the BDs are side by side in order of command, the BCDs on the wings, first the right, then the
// left; the BC's own troops are behind the middle. Source: docs/formats/game-ground.md, "Placing". Figures: the game
// profile, <deployment>.
#pragma once

#include "converter/sow/sheet/field_army.hpp"

#include <vector>

namespace estafette::sow {

/// A row and its place: yards ahead of the first line (never above 0) and to the right of its middle.
struct Spot {
  FieldRow* row = nullptr;
  int ahead = 0, right = 0;
};

/// A body of troops that has formed up. It takes the ground from `left` to `right` (yards from the middle) and `depth`
/// behind its first line.
struct Formed {
  std::vector<Spot> spots;
  int left = 0, right = 0, depth = 0;
  [[nodiscard]] int width() const { return right - left; }
};

/// How closely and how deeply to form up.
struct Formup {
  Spacing spacing;
  int lines = 1;      ///< for a division's main arm
  int ranks = 1;      ///< of a brigade of infantry or cavalry
  int gun_ranks = 1;  ///< of a battery
  int abreast = 1;    ///< up to so many units of a brigade form a single rank
};

/// The same figures, but closer: `hundredths` of each, none below the least.
[[nodiscard]] Spacing nearer_together(Spacing spacing, int hundredths);

[[nodiscard]] Formed form(FieldBrigade& brigade, const Formup& order);
[[nodiscard]] Formed form(FieldDivision& division, const Formup& order);

/// The divisions that are on the field from the start, and the army's own rows. Each is a body of its own, with its
/// place relative to the middle of the army's first line, so that the ground between them can be used.
[[nodiscard]] std::vector<Formed> form(FieldArmy& army, const Formup& order);

}  // namespace estafette::sow

// Leaders of a game on the table with what each has, counted by arm and not by unit:
//   Kern - Average - 32 infantry, 4 cavalry, 1 gun
#pragma once

#include "base/problem.hpp"
#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// What was told so, and is asked about.
struct FiguresByArm {
  std::vector<Problem> looks;  ///< the first of those commands, and each that is the sum of others; without their file
  std::vector<int> asked;      ///< the lines of the other commands
};

/// Each such line as a command with a unit of each arm: "Division Kern [Note: Average]", "Infantry No. 1 (32 figures)",
/// "Cavalry No. 1 (4 figures)", "Artillery No. 1 (1 model)"; one with the figures of others together as a note. Only if
/// two lines or more are told so, and none of their figures can be men.
[[nodiscard]] FiguresByArm tell_figures_by_arm(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

// What lists for games tell by bare figures: "7 Line Infantry" under one general and again under another counts units,
// and "+1" behind a general is his rating.
#pragma once

#include "base/problem.hpp"
#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// "7 Line Infantry" as "7 x Line Infantry" on all such lines, if some come twice: no two regiments of an army have the
/// same number. "2nd Line 4" a few lines below "1st Line 4 bns" has four too, and is marked. "Kern +1" as "Kern [Note:
/// +1]", if three lines or more end so. What nothing on the page settles, "1 hussard" beside "3 chasseurs à cheval", is
/// asked about: one of the lines, and which others are like it.
struct BareCounts {
  std::vector<Problem> looks;  ///< without their file
  std::vector<int> asked;      ///< more lines that it is about
};
[[nodiscard]] BareCounts tell_bare_counts(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

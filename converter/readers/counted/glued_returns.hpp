// A return whose columns have run together: "Officers.Men.Detached.Sick.Total." above "1st Division,
// Kern1544,2141501,5496,067". Where each figure ends is told by the sum that the last of them is.
#pragma once

#include "base/problem.hpp"
#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

struct GluedReturns {
  std::vector<int> noted;      ///< lines of titles, which are left out
  std::vector<Problem> looks;  ///< rows that may be cut in more than one way; without their file
};

/// Gives each figure of such a row its title, "1st Division, Kern, 154 Officers, 4214 Men, 150 Detached, 1549 Sick",
/// and marks it: 154 + 4,214 + 150 + 1,549 = 6,067, and no other cut makes up a sum. A row whose last columns are
/// empty, "Staff6565", is cut likewise.
[[nodiscard]] GluedReturns tell_glued_returns(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

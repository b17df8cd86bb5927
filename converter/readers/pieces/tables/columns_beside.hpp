// Two columns of a print whose blanks are gone: "First Brigade. Second Brigade." in one line, their leaders in the
// next, and below them a regiment of each in a line.
#pragma once

#include "base/problem.hpp"
#include "converter/readers/copied/lines.hpp"

#include <vector>

namespace estafette::readers {

/// Puts the second command below the units of the first: "21st Ohio, Capt. Kern. 96th Ohio, Maj. Roe." has one of each.
/// A line with one unit is the second's, since nobody can tell, and is asked about.
[[nodiscard]] std::vector<Problem> put_columns_one_below_the_other(std::vector<TextLine>& lines,
                                                                   const PhraseBook& words);

}  // namespace estafette::readers

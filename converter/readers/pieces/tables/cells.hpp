// Tables of which each cell came on a line of its own when they were copied: a unit, and below it its strength.
//   22nd Line |      22nd Line
//   562 |            562
#pragma once

#include "base/problem.hpp"
#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// Bars that end each line are taken off, and a figure alone on the line below a unit is told as its men, if most units
/// have one and no figures beside it; names and strengths in turn are joined, whatever the names are. Small figures are
/// asked about, and those of several columns are told by flattened.hpp.
[[nodiscard]] std::vector<Problem> tell_cells(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

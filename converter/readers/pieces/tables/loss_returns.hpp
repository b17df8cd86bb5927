// Returns of casualties, whose rows have figures for those who were lost and for nobody else:
//                  Killed.    Wounded.   Missing.
//   Command.       O.   M.    O.   M.    O.   M.   Aggregate.
//   12th Ohio      1    20    3    50    0    2    76
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// Makes notes of the figures at the ends of the rows below such titles, and of rows that sum them up: they are no
/// strengths.
void note_losses_of_returns(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

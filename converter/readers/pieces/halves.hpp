// Entries that a line's end cut in two where no width of the page shows it.
//   12th Line Infantry               3rd Line Regiment (2 bns), Count
//   Regiment (2 bns) 1,200 men       Kern 1,200
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// Joins what names no unit without the line above, and a name to the rank or title that stands before it.
void join_halves(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

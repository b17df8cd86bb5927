// Several units on one line, each told in the same manner: "9th Lancers, 4 sqns, 843 men, 21st Lancers, 2 sqns, 1,312
// men", "IR 12 [3 Btl.] 1312 / IR 56 [2 Btl.] 1180". That they repeat themselves shows where each of them begins,
// whatever stands between them.
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// Gives each such unit a line of its own. Each names its sort and has a figure besides its number: plain lists, "9th,
/// 21st Lancers", are read as they are.
void part_entries_alike(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

// Columns of figures below titles that stand over them alone, as returns have them:
//                        Officiers   Troupe   Chevaux
//   13e léger   3 bat.      75        2.288      21
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// Below a row of titles that count officers, men or horses and nothing else, "13e léger   3 bat.   75   2.288   21" is
/// "13e léger (3 bat), 75 officers, 2.288 men, 21 horses"; likewise sums. The titles are left out, and told in `noted`.
[[nodiscard]] std::vector<TextLine> strengths_below_titles(const std::vector<TextLine>& lines, const PhraseBook& words,
                                                           std::vector<int>& noted);

}  // namespace estafette::readers

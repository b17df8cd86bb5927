// What the troops of a wargamer's list cost, worked out on their line:
//   4 x Line Infantry battalions (24 figures each) @ 48 pts = 192
//   1 x Foot battery (2 models) = 60
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// Makes notes of such costs, on a page on which at least one line has the word for points: they count no men.
void note_costs_in_points(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

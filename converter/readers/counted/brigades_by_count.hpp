// Brigades one below the other, each by who leads it, and what it has by count:
//   Roe: 3* Toro Legion, 1* Foot Artillery
//   Dale: 2* Landwehr
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// Lines in which nothing but counts stands behind a name, if one of them has several: "2*" and "2x" as "2 x ", a name
/// without a word for a sort of troops as battalions, and "Dale: 2 x Landwehr" as a brigade like those beside it, which
/// is marked, for it might be a regiment of his.
void tell_brigades_by_count(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

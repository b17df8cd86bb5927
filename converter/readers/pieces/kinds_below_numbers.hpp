// The sort of a list of numbers, broken off to the next line.
//   1st Dragoon Division (Kern): 1st, 2nd, 4th
//     Dragoons                                  2,279
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// Joins a line that has nothing but a sort of troops, as of several, and a strength, to the line above, if that ends
/// with the numbers of two regiments or more that have none. However wide the page is: no unit is called "Dragoons"
/// below "4th, 9th".
void join_kinds_below_numbers(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

// Commands of a battle told in a sentence by what they counted, as histories have them where they name no regiments:
//   The right wing, under General Roe, consisted of 25 battalions and 7 batteries, numbering 14,833 men with 62 guns;
//   the left wing, under General Kern, of 30 battalions and 4 batteries, in all 15,899 men with 36 guns.
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// Puts each command of such a sentence on a line of its own, "right wing, General Roe: 25 battalions, 7 batteries,
/// 14,833 men, 62 guns", if all that stands between its semicolons is such. What is told with its men and guns, or
/// among several, is otherwise taken for troops beside those that were counted.
void part_commands_of_counts(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

// "1. Linie", "2e ligne" above brigades: the first and the second line of battle, and no regiments.
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// Makes notes of the lines that say no more than that, if a command stands directly below one of them, or troops below
/// each that tell their strength. Where none do, they may be regiments, as "1st Line" below a brigade is. Behind
/// commands a line with troops directly below it is a command of its own: they would fall to the last of those.
void note_lines_of_battle(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

// A division told on one line, with its brigades and their troops:
//   1st Div (Kern) - 1st Bde (Roe) 2/1 Gds, 3/1 Gds; 2nd Bde (Dale) 2/2 Gds, 2/3 Gds
//   2nd Div Till: Alba bde (3rd, 4th), Toro bde (5th, 6th), 1st & 9th Bersaglieri, 3 btys
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// The division, each brigade as "1st Bde (Roe): 2/1 Gds, 3/1 Gds", and what else it has, on lines of their own, set in
/// below it. Semicolons part the brigades, or commas if the troops of each stand in a bracket. A line of which a part
/// cannot be told so stays as it is.
void part_nested_commands(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

// Tables in which a general stands before the first unit of his brigade, a gap between them, as staff histories print
// them:
//   GM. Roe    IR. Nr. 25 Alba    3    2.814
//              IR. Nr. 54 Toro    3    3.102
// A command may stand so above its leader, "1re division.    6e l\u00E9ger    2    1,102".
// And likewise a general before a colon: "Generalmajor v. Roe:  Regt. Alba  2 Bat.".
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// Gives such leaders a line of their own, if at least two lines begin so, and puts their units below them.
void part_leaders_at_gaps(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

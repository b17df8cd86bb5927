// Tables in which a general stands before the first unit of his brigade, a gap between them, as staff histories print
// them:
//   GM. Roe    IR. Nr. 25 Alba    3    2.814
//              IR. Nr. 54 Toro    3    3.102
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// Gives such leaders a line of their own, if at least two lines begin so, and puts their units below them.
void part_leaders_at_gaps(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

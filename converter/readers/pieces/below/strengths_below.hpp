// The strength of several units on the line below them: "1st, 3d, and 4th infantry regiments", and then "1,230 men".
#pragma once

#include "converter/readers/copied/lines.hpp"

#include <vector>

namespace estafette::readers {

/// Writes a strength that stands alone in its line behind the units of the line above, if they are several and none has
/// one: so it is that of all, and not of the last.
void join_strengths_of_several(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

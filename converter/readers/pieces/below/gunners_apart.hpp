// Who led the artillery of a division, on a line that blank lines set apart from the brigade before it:
//   Trip, CdB
//
//   8th Foot Artillery Regiment: 2 batteries
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// Writes "Artillery: " before such a leader, so that his batteries are no part of the brigade above.
void tell_leaders_of_guns(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

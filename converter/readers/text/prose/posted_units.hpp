// Units of which a sentence says where they were:
//   The 1st and 3rd Caçadores were attached to the Light Division.
//   The 20th (Alba) and 22nd (Toro) were never brigaded.
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// Such a sentence as a command and its troops, "Light Division: 1st and 3rd Caçadores", "Not brigaded: 20th (Alba) and
/// 22nd (Toro)". One that names a command with lines of its own stays as it is, and is asked about.
void tell_posted_units(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

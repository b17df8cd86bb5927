// What one line tells for all those around it:
//   One company each from · (Casualties: 190)
#pragma once

#include "converter/readers/copied/lines.hpp"

#include <vector>

namespace estafette::readers {

/// "One company each from" above "2/27th Foot" and "97th Foot": the lines below it, up to the first that names no
/// numbered unit, with "1 company" before their names.
void tell_parts_of_each(std::vector<TextLine>& lines, const PhraseBook& words);

/// In a list with "(Casualties: 190)" below its corps, "First Brigade (23)" as "First Brigade [losses 23]": there such
/// figures count no battalions.
void tell_losses_of_commands(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

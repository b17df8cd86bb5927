// Names alone on the line below a command: who led it.
//   BDE                1st Division
//   Kern               (General Kern)
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// "Kern" below "BDE" as "Commander: Kern", if two commands or more have such a name below them and nothing else is
/// known of it. "(General Kern)" alone below a command as "General Kern".
void tell_names_below(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

// Headings that tell of a command and of all that it stands in:
//   II Corps, 5th Division, 1st Brigade (Roe)     1st Brigade, 5th Division, II Corps     II Corps - 5th Division
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// Gives each command of such a heading a line of its own, the highest first, without those in which the lines before
/// it stand already: below "II Corps, 5th Division, 2nd Brigade" only "2nd Brigade" is new. What stands behind the
/// last stays with it. A line of two commands of one level, or of commands and anything else, stays as it is, and so
/// does the first of a page that has no other such heading: it is a title.
void part_commands_by_path(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

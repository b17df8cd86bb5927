// Labels over the parts of a command, "Command:" and "Units:", as articles of wikis have them in every language.
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// Takes "Command:" and "Units:" out from below a command, so that its troops stand below it and nowhere else. Who is
/// told of below "Command:" leads it, "- commander: General Kern", or is one of its staff, "- chief of staff: Colonel
/// Roe", and goes to its note. Returns the lines taken.
[[nodiscard]] std::vector<int> take_section_labels(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

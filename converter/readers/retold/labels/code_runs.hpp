// Ratings of a game that run on behind a unit, each by its letters: "1 Legere  DD 8, CD12".
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// "1 Legere  DD 8, CD12" as "1 Legere [Note: DD 8, CD12]": at least two figures up to 20 at the end of the line, each
/// behind letters of its own that mean nothing to us, if another line ends so too, or there are three of them.
void note_runs_of_codes(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

// What a player puts on the table, by arm, and of which sorts: 6 foot: 4 line infantry, 1 jager, 1 grenzer
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// "6 foot: 4 line infantry, 2 jager," as "4 x line infantry, 2 x jager", if the figures behind the colon come to the
/// one before it: each counts units, and the comma at the end joins no line.
void tell_sorts_summed(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

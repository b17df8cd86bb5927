// Columns, wings and reserves that a sentence names above their divisions:
//   The centre, led by Kern, comprises:
//   Alba's Division (3,000 men): 6 battalions
//   The reserve comprises:
//   Toro's Division (1,000 men): 4 squadrons
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// Such a sentence, if it is broken over two lines, on one; and the commands below it set in, so that they are under
/// the column, whatever its level is.
void tell_columns(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

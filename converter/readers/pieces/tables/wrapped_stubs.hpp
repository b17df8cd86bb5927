// The names of rows in printed returns, the last word of which a copy put on the line below the figures:
//   Fifteenth Army 733 14,076 2 12 14 348
//   Corps.
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// Puts such words back before the figures, "Fifteenth Army Corps 733 14,076 2 12 14 348", and "First" above "Brigade:"
/// beside it; where a text has at least two of them.
void join_wrapped_stubs(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

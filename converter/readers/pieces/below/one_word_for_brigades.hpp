// Brigades whose word stands at the first of them only:
//   Brigade Kern (Steir. Drag., Ungar. Husaren).
//   Roe (Steir. Kürassiere u. Ulanen).
#pragma once

#include "base/problem.hpp"
#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// "Roe (Krainer u. Istrier)" below "Brigade Kern (Tiroler)" as "Brigade Roe (Krainer u. Istrier)". A bracket on a line
/// of its own below such names, "(Ungar. Husaren.)", is that of each of them, and is asked about.
[[nodiscard]] std::vector<Problem> tell_brigades_of_one_word(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

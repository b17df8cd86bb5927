// Brigades whose word stands at the first of them only:
//   Brigade Kern (Böhm. Drag., Ungar. Husaren).
//   Roe (Galiz. Kürassiere u. Ulanen).
#pragma once

#include "base/problem.hpp"
#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// "Roe (Mährer u. Serben)" below "Brigade Kern (Galizier)" as "Brigade Roe (Mährer u. Serben)". A bracket on a line of
/// its own below such names, "(Ungar. Husaren.)", is that of each of them, and is asked about.
[[nodiscard]] std::vector<Problem> tell_brigades_of_one_word(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

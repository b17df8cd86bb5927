// "1/2 Toro Schützen Battalion": half a battalion, or a part of the second.
#pragma once

#include "base/problem.hpp"
#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// A question about each line that begins with "1/2" and ends with the word for a battalion, where no other figure
/// tells which is meant: it is read as a whole one.
[[nodiscard]] std::vector<Problem> doubts_of_half_battalions(const std::vector<TextLine>& lines,
                                                             const PhraseBook& words);

}  // namespace estafette::readers

// Strengths as a return gives them: "(present/detached/hospital/total)" above the list, and "54th Line
// 1,200/100/80/1,380" below it. Each figure then gets its word, as if it had been typed with it. Source:
// docs/formats/text-orbat.md, "Returns".
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// A text whose figures say what they count.
struct WordedReturns {
  std::vector<TextLine> lines;  ///< "54th Line, 1200 present, 100 detached, 80 sick, 1380 in all"
  std::vector<int> noted;       ///< lines that only say what the figures are, and are left out
};

/// The lines as they are, unless one of them says in which order the figures of a return stand.
[[nodiscard]] WordedReturns worded_returns(const std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

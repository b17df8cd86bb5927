// Rows of a table whose cells stand one below the other: a name, and below it two figures or more, row by row.
//   12th Line        Regiment
//   2                Battalions
//   1,200            Men
#pragma once

#include "base/problem.hpp"
#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// Puts the figures on the line of their name: "12th Line (2 Battalions), 1,200 Men" if titles above say what they
/// count, "12th Line (2) 1,200" if there are two, a small one and a strength. Otherwise they are kept in brackets, and
/// it is asked once what they are.
[[nodiscard]] std::vector<Problem> tell_flattened(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

// A table whose lines have been lost, as it is copied from a page: titles on one line, "Units Strength Losses 27th
// Losses 28th", and below it "1/61st Foot 778 7 265". Each figure gets its word; losses are a note.
// Source: docs/formats/text-orbat.md, "Returns".
#pragma once

#include "base/problem.hpp"
#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

struct WordedColumns {
  std::vector<TextLine> lines;  ///< "1/61st Foot, 778 men (Losses 27th: 7, Losses 28th: 265)"
  std::vector<int> noted;       ///< lines of titles, which are left out
  std::vector<Problem> looks;   ///< titles of losses without a strength; without their file
};

/// The lines as they are, unless one of them is the titles of such a table.
[[nodiscard]] WordedColumns worded_columns(const std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

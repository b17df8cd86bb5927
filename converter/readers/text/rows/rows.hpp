// The rows of a typed text: each of its lines, or each of the entries that run on in one, and what it is.
#pragma once

#include "base/problem.hpp"
#include "converter/readers/tree/tree.hpp"

#include <vector>

namespace estafette::readers {

/// What each line is by itself; several rows for a line in which entries run on, "4th Line, 1,200; 5th Line, 900 =
/// 2,100".
[[nodiscard]] std::vector<TextNode> rows_of(const std::vector<TextLine>& lines, const PhraseBook& words);

/// What rows are that only the rows around them tell: headings, commands and regiments by a name alone, levels, the
/// title. Returns the questions about those that they do not tell.
[[nodiscard]] std::vector<Problem> find_what_rows_are(std::vector<TextNode>& rows, const PhraseBook& words);

}  // namespace estafette::readers

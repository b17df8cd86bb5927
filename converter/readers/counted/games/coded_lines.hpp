// Several commands and their troops in the codes of rules for the table, run on in one line:
//   2B/1/III: 48 AuLN 2ND DIV. (2/III): Roe: 3"P(4)+0
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// Gives each command, which ends with its leader's rating, and each label with its codes a line of its own; and tells
/// a command with a label as "2ND DIV.: Roe [Note: 3"P 4+0]". Only if two
/// lines or more have such ratings, and one of them runs on.
void part_coded_lines(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

// What whoever posted a list signs with, in a page copied as text: a regiment that he belongs to or paints is none of
// the list. It stands at the end, or before the next post, behind a rule or behind "Cheers".
//   _________________
//   42nd Black Watch - 28mm, 600 figures and counting
#pragma once

#include "base/problem.hpp"
#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// Marks the lines of signatures as no part of the order of battle. Gives a question about each that names troops;
/// behind a rule with nothing but troops it stays as it is and is asked about all the same.
[[nodiscard]] std::vector<Problem> take_signatures(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

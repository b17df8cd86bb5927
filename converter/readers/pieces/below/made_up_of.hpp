// The companies of a battalion, each on a line of its own below it.
//   2nd Combined Battalion, comprising
//   1st Company, 4th Line
//   3rd Company, 9th Line
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// A battalion without a strength, whose line ends by saying that it is made up of something, with the number of the
/// companies below it, and the sum of their men if each tells them. They themselves are its notes.
void tell_companies_below(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

// Articles of a decree, which say what troops there shall be: "Art. 5" is no artillery.
#pragma once

#include "base/problem.hpp"
#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// Makes notes of lines that begin with the number of an article, in a text that names a decree, or where two of them
/// or more stand alone or go on with a sentence. Those that tell of troops with figures are asked about.
[[nodiscard]] std::vector<Problem> tell_articles(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

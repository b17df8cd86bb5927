// The titles of a table whose cells became lines of their own, as pages of wikis are copied:
//   Division · Brigade · Regiments and Others
#pragma once

#include "converter/readers/copied/lines.hpp"

#include <vector>

namespace estafette::readers {

/// Takes out the lines that are such titles: words of command that fall in level, one below the other and nothing else
/// on their lines, and the title of the last column. Gives the numbers of the lines taken out.
[[nodiscard]] std::vector<int> take_flat_titles(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

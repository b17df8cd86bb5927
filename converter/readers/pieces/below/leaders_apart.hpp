// Who led a unit, on a line of its own below it, on a page that parts all its lines by blank ones:
//   1st Ohio Infantry (500)
//
//   Colonel Adam Roe
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// Takes the blank line between a unit and the colonel, major or captain below it for none, where nearly every unit of
/// the page has such a line below it, and one ends its list: who stands above the units ends none.
void close_up_leaders(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

// "A. 1st Illinois Light Artillery", "B. 4th Illinois Cavalry": letters that number the entries of a list.
#pragma once

#include "converter/readers/copied/lines.hpp"

#include <vector>

namespace estafette::readers {

/// Takes the letters off where a list has more than one, in their order, each before troops or a command. "A. P.
/// Hill's Division" keeps its initials.
void take_list_letters(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

// Entries that run on in paragraphs, which are broken at a width: each ends with what is told of it in brackets.
//   1st Brigade: General Kern (752 men) 9th Wisconsin Infantry - Colonel Roe (44 men) 3rd
//   Wisconsin Cavalry - Colonel Dale (333 men) Attached Section (21 men, two howitzers)
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// Gives each entry a line of its own, with the line of the text on which it begins, if most of the entries are
/// commands or troops.
void part_broken_paragraphs(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

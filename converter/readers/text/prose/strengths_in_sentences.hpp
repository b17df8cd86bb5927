// Strengths of regiments told in a sentence, as newspapers and histories of regiments have them:
//   The 6th Foot had 574 men; the Light Dragoons (chief, James Dale), 177 and the Hussars, 123.
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// Puts each entry of such a sentence on a line of its own, "6th Foot, 574 men", if all of them name troops and end in
/// a strength, and the first says that it has so many men. "(whose chief was Charles Roe)" becomes "(chief, Charles
/// Roe)". A sentence of losses, of a day, or with anything else in it stays as it is.
void part_strengths_in_sentences(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

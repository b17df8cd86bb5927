// Sums that a return carries over from page to page: "Latus 1700", "Übertrag 1700", "à reporter", "brought forward".
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// Makes a note of each such line whose figure is the sum of the figures at the ends of the lines above it, from their
/// command on: "8th Line 800", "9th Line 900", "carried forward 1,700". The list goes on below it. Any other stays the
/// total that it is taken for, and is compared.
void note_carried_sums(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

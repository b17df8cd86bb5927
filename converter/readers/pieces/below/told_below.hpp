// What a line below a command tells of it beside its strength or its leader: who led it, and what it lost.
//   This corps had 17,710 foot and 56 guns, under Lieutenant General Kern. ·
//   Strength: 5,500 men and 24 guns. Marshal Kern. · Brig. Gen. Kern. Staff loss: w, 2. · Brigade loss: k, 19; w, 50 =
//   69
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// Takes a sentence and the "It consisted of:" behind it for notes: neither is a command. Gives the leader behind a
/// strength a line of his own, and takes losses in letters for a note: "k, 19; w, 50; m, 154" are no regiments.
void part_what_is_told_below(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

// Units of a game by how many there are and how large each is: "2 x 5 stand Line Infantry units".
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// "2 x 5 stand Line Infantry units" as "2 units of Line Infantry - 10 stands", "1 x 6-figure Hussars" as "1 regiment
/// of Hussars
/// - 6 figures". Beside such lines the word may be left out, "1 x 3 Uhlans"; but "2 x 6 pdr battery" has guns. "2
/// brigades of 4 bases of Veteran Infantry" are told likewise.
void tell_units_of_models(std::vector<TextLine>& lines, const PhraseBook& words);

/// "36 figures - 49th Foot (line)", and among lines that say what troops cost "36 - 5th Foot (108 points)" too, as
/// "49th Foot (line) - 36 figures".
void put_models_behind_names(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

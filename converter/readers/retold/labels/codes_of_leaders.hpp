// What a game says of a leader in a code behind his name: "40th Division - GD Alba LD12".
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// "40th Division - GD Alba LD12" as "40th Division - GD Alba [rating LD12]": two capitals with their figure behind the
/// leader of a command are his rating, and no regiment, though light dragoons have the same letters. Letters that stand
/// before the number of a regiment stay, as in "2nd Brigade, GM Roe IR12", and so do
/// those of guns and states. With one leader of rank so rated, "41st Division - Vela  LD 10" is another.
void note_codes_of_leaders(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

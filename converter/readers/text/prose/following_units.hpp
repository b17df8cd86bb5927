// Units below a sentence that says what they are:
//   La división Toro constaba de los batallones siguientes:
//   1.º de Alba, 600 hombres
//   2.º de Alba, 500 hombres
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// The sentence as its command, "división Toro:", and each unit below it with the word for one of them: "1.º batallón
/// de Alba". A unit that says itself what it is stays as it is.
void tell_following_units(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

// French regiments by a letter or two behind their number: "39e L. (Brun), 76e L. (Kell)", "10e Ch. (Mair)".
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// "39e L. (Brun)" as "39e Ligne (Brun)" and "10e Ch. (Mair)" as "10e Chasseurs (Mair)" (<code level="short"> in the
/// words). "L." may be of the line or light: it is told only if the page has "l." beside "L.", which then is light, or
/// a number that no light regiment had. Two capitals need no stop: "9e LE (2 bat)" is light, "34e LI" of the line.
void spell_short_regiments(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

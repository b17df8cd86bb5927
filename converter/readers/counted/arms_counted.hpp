// Troops of several arms that are only counted, in figures, in words or by an article:
//   two battalions, one squadron and a battery of horse artillery · trois batteries montées et une batterie à cheval
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// Puts such a line as the readers expect it. Battalions, squadrons and batteries below a command that lists no troops
/// go behind its name, "1st Brigade: Roe, 2 battalions, 1 squadron, 1 battery of horse artillery"; above its list they
/// are its sum, without their sorts. What else is counted, "3 field batteries, 1 heavy battery", goes on lines of its
/// own. The same behind the colon of a command and in its brackets.
void tell_arms_counted(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

// Who led a unit, and how strong it was, on the line below it.
//   Artillerie
//   Commandée par le colonel Kern, effectif 283 hommes
//   2nd Company
//   Captain Roe (80 men) 3 guns
//   PRUSSIANS
//   (Gen. von Kern)
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// The commander and the strength of a unit, told together on the line below it, on the unit's own line. If its own
/// line has men or a commander already, what stands below is its note.
/// Who leads the army of a nation alone on its line loses his brackets there.
void join_leaders_below(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

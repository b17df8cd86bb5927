// Who commanded an arm of a whole army or division: a post on its staff, and neither a command nor troops.
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// "Commander of the cavalry - General Kern", "commandant l'infanterie : g\u00E9n\u00E9ral Roe", "Cavalry commander:
/// Dale" become "Note: ..." if troops of another arm, or another post, stand below; right above troops of that arm he
/// is who leads them: "cavalry - General Kern". Artillery has a word for its chief, which is read elsewhere.
void note_posts_of_arms(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

// What lists for games tell by bare figures: "7 Line Infantry" under one general and again under another counts units,
// and "+1" behind a general is his rating.
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// "7 Line Infantry" as "7 x Line Infantry" on all such lines, if some come twice: no two regiments of an army have the
/// same number. "Kern +1" as "Kern [Note: +1]", if three lines or more end so.
void tell_bare_counts(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

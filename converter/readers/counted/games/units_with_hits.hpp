// Units that a player needs for a scenario, by count, with how much each stands:
//   13 Ligne: 6 hits · 2 Guard Infantry, 8 hits, shock
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// "13 Ligne: 6 hits, shock" as "13 x Ligne [Note: 6 hits, shock]", if several lines one below the other are such, and
/// "1 Guard Artillery" among them as "1 x Guard Artillery": on such a page a number before a sort is a count.
void tell_units_with_hits(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

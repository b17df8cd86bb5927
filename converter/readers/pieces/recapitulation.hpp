// The recapitulation at the end of a page: no troops, but the sums of all that stands above it.
#pragma once

#include "base/problem.hpp"
#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// Below a line "Recapitulation", "Infanterie: 6 Bat. 4000 Mann" becomes "Grand total Infanterie: ...", which is held
/// against what was read; what tells of no arm becomes a note.
/// Batteries that such a note counts on a page that tells of no guns before it are asked about: the list may have none.
/// A line that says no more than "Total:" or "Zusammen" opens one too if two arms or more are counted below it; and
/// rows behind a blank line that count battalions of foot, squadrons of horse and the like up to a bare sum are notes,
/// and the sum is a total.
[[nodiscard]] std::vector<Problem> tell_recapitulation(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

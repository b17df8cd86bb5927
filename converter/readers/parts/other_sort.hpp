// Troops of another sort behind a comma, by their own name: no more of the unit before it.
#pragma once

#include "converter/readers/parts/facts.hpp"
#include "converter/readers/parts/segments.hpp"
#include "converter/readers/words/words.hpp"

#include <string_view>

namespace estafette::readers {

/// "Gens d'Armes 5 sqns" behind "Dragoons 3 Roe": a word for a sort that the head has not, and battalions, squadrons
/// or companies of its own; horse behind a battalion, or of another weight than the head's. `said`: what the segment
/// states.
[[nodiscard]] bool names_another_sort(std::string_view text, const Tokens& tokens, const Segment& head,
                                      const Segment& segment, const Facts& said, const PhraseBook& words);

/// "two dragoon regiments" behind "Alba Battalion", which says itself what unit it is.
[[nodiscard]] bool counts_other_regiments(const Tokens& tokens, const Segment& head, const Segment& segment,
                                          const Facts& said, const PhraseBook& words);

}  // namespace estafette::readers

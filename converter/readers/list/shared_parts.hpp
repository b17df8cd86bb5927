// Battalions and squadrons that stand behind the word of several units, and are those of all of them.
#pragma once

#include "converter/readers/parts/parts.hpp"
#include "converter/readers/words/words.hpp"

#include <cstddef>
#include <span>
#include <vector>

namespace estafette::readers {

/// "30th, 48th Jägers (4 bns)": two of each, if no other figure stands beside them; the first have one more if they do
/// not come out even. The share is noted as a guess.
void share_parts(std::span<Parts> units);

/// "6th and 7th Dragoons 300" in a list where others have men of their own: the pair up to the unit `second`, whose
/// words and figures stand behind the latter, shares its battalions, or its men. The share is noted as a guess.
void share_pair(std::vector<Parts>& units, std::size_t second);

/// "Alba Dragoons and Toro Hussars, 600 horses", "Kern's bty, Roe's bty, 12 guns": a strength behind the last of some
/// of which no other has any may be that of all. It is kept as the last one's, and marked.
void mark_strength_of_last(std::vector<Parts>& units, const PhraseBook& words);

/// "2e léger (3e bat.)": a bracket in the name says which of its battalions were there.
[[nodiscard]] bool names_its_parts(const Parts& unit, const PhraseBook& words);

}  // namespace estafette::readers

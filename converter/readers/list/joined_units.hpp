// Two units that a word joins in what was taken for the name of one.
#pragma once

#include "converter/readers/words/words.hpp"

namespace estafette::readers {

/// "9th Light and a battery of horse artillery", "3. Linienregiment mit zwei Batterien", "4. pułku piechoty i 2. pułku
/// strzelców": behind what a unit is, a word for "and" or "with", and another by its number, its count or its article.
/// Not "1st and 2nd Battalions", nor "Artillery with 2 guns".
[[nodiscard]] bool joins_another_unit(const Tokens& name, const PhraseBook& words);

}  // namespace estafette::readers

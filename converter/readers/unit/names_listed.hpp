// Names of several regiments that were read as one, where no word says what one of them is:
//   Burgos, 1st of Toro, Alcala (five batts.) 4,200
#pragma once

#include "converter/readers/unit/doubts.hpp"
#include "converter/readers/words/words.hpp"

namespace estafette::readers {

/// True if the name of a unit is three names or more at commas, each with a capital or a number before it, and says no
/// kind of troops.
[[nodiscard]] bool lists_names(const ToldUnit& told, const PhraseBook& words);

}  // namespace estafette::readers

// Tables whose cells lost what stood between them: titles as one word, losses behind the name of a commander.
//   DivisionBrigadeUnitCommanderKilledWoundedMissing
//   44th Illinois Infantry Regiment Col Charles Kern1203
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// Below titles that are glued together and tell of losses, takes the figures at a line's end for losses, and parts
/// "detachedMaj" and "BrigadedCol" where a rank begins, and the titles of a row from the regiment behind them.
void tell_glued_columns(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

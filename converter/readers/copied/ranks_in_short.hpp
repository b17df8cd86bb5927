// Ranks in short that mean something else elsewhere, spelt out where somebody's name follows and a command lacks its
// leader:
//   1.ª Brigada, Brig. Toro · 4-я дивизия: полк. Рогов
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// "1.ª Brigada, Brig. Toro" as "1.ª Brigada, Brigadier Toro", "полк. Рогов" as "полковник Рогов": short forms of a
/// rank (`rank_in_short`, words.xml) that are those of a regiment or brigade as well.
void spell_ranks(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

// Units with a strength of their own that were left in the note of the one before them:
//   Caballería: Toro 120 jinetes, Alba 213, Dragones de la Reina 213
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>

namespace estafette::readers {

/// True for "Alba 213; Dragones de la Reina 213": an entry that begins with a capital and ends with a strength, and
/// says nothing of an officer, of a game or of the page.
[[nodiscard]] bool notes_another_strength(const std::string& note, const PhraseBook& words);

}  // namespace estafette::readers

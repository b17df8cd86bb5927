// Strengths that were left in a name, and units with a strength of their own in the note of the one before them:
//   Caballería: Toro 120 jinetes, Alba 213, Dragones de la Reina 213
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>

namespace estafette::readers {

/// True for "Alba 213; Dragones de la Reina 213": an entry that begins with a capital and ends with a strength, and
/// says nothing of an officer, of a game or of the page.
[[nodiscard]] bool notes_another_strength(const std::string& note, const PhraseBook& words);

/// "650.5" of "Note: 650.5" beside 650 men: the strength with the part of a man that the source has worked out; empty
/// if the note tells of none.
[[nodiscard]] std::string strength_with_part(const std::string& note, long long men);

/// "4th Line 1800 avg", "10e de ligne 780 706 moy" before another figure: the name of a unit ends with one that may as
/// well be its strength.
[[nodiscard]] bool keeps_a_strength(const Tokens& name, const PhraseBook& words);

}  // namespace estafette::readers

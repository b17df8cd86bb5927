// Finds the commander in a command's name where nothing but a comma, a dash or a possessive sets him apart:
//   III Corps, Souham, GdD Joseph · 27th Division, Dombrowski · 1st Division - Durando · Sir Lowry Cole's 4th Division
#pragma once

#include "converter/readers/line/parts.hpp"

namespace estafette::readers {

/// Moves the commander out of `parts.name`. A name without rank or title is marked as a guess. `named_elsewhere`: he is
/// named behind a colon, so that a possessive is just the command's name.
void find_commander(Parts& parts, const PhraseBook& words, bool named_elsewhere = false);

}  // namespace estafette::readers

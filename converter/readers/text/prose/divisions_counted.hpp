// Commands that a book or a blog tells by counts alone, below the line of the command that they belong to or behind its
// colon:
//   Vier Infanteriedivisionen mit 33 Bataillonen, eine Kavalleriedivision mit 15 Eskadronen, 2 reitende Batterien
//   Corps of Kern: 3 divisions, 24 battalions, 12 squadrons, 30 guns
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// Puts each division or brigade of such a line on a line of its own, "Infanteriedivision 1 (9 battalions)", with its
/// even share of the battalions or squadrons told with them all, and each other count behind them. Their names and
/// shares are marked as guesses. Not where the line tells anything else, or the command's own lines stand below it.
void part_divisions_counted(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

// Formations and regiments by the codes of Spanish histories (<code> in words.xml):
//   - DI-1/S de Kern con 4.884 efectivos: BRI-I/1/S de Roe (RIL-9 y RI-24), BRI-II/1/S de Till (RI-88 y RI-86).
//   - BRCL-/S de Moe con 1.771 efectivos (RH-2, RCs 5, 10 y 21 de cazadores, 1 Bía a caballo).
#pragma once

#include "converter/readers/copied/lines.hpp"

#include <vector>

namespace estafette::readers {

/// Each command and each regiment on a line of its own, below the command that it is listed with, with words for its
/// code; a text with few such codes, and what cannot be told apart, stay as they are.
void spell_spanish_codes(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

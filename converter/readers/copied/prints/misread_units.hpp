// Words for units in which a program that reads print took one letter for another, or a hand slipped:
//   2tes leichtes Infanterie-Batajllon Kern · 1 Campagnia di artiglieria · 4 batallions 7th Line
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// The line with each such word as it is spelt, "Bataillon", and with a note of what stood there. A word that means
/// anything stays as it is, and so does one that begins or ends with another letter than the word for a unit.
[[nodiscard]] std::string with_units_spelt(std::string_view line, const PhraseBook& words);

/// The same of all lines that may be read and have a figure or tell of a sort of troops.
void spell_misread_units(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

// Slips of programs that read scanned pages of old books, and what stands glued together in copies of web pages.
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <string>
#include <vector>

namespace estafette::readers {

/// "das iste leichte Bataillon" as "das 1ste leichte Bataillon", dashes of any length in a row of dittos as long ones,
/// "*5) 1ste Brigade: Kern" without the mark of the note on it, "7O4" as the figure that it is, and "1stOhio" with a
/// blank.
void put_misreadings_right(std::vector<TextLine>& lines, const PhraseBook& words);

/// "100th 111." as "100th Ill.", in a text with the word Illinois, and "73d 'Illinois" without the speck of dirt: a
/// state behind the number of a regiment, and no strength.
[[nodiscard]] std::string with_states_read(std::string text, const PhraseBook& words);

/// "Voetbatterij (116 man) onder kapitein De WitArtillerietrein (137 man)": the second unit on a line of its own.
void part_glued_units(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

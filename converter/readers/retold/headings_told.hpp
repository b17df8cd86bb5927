// Headings that tell of two things at once: the battle and a command, an army and its strength, a nation and its corps.
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// "Schlacht bei Wörth - V. Armeekorps: Kern" and "AUSTRIANS (Archduke John): 35,000 men, 30 guns" on two lines each,
/// the second a total; "Bavarians (VI Corps)" with the command before its nation; the sum of several commands, "Anson
/// and Ross = 3,539", and the reach of a general on the table, "Advance Guard (Kern) 3/5\"", as notes.
[[nodiscard]] std::vector<TextLine> headings_apart(const std::vector<TextLine>& lines, const PhraseBook& words);

/// "Kern (Ungar. Husaren). II. Kavallerie-Division." with the heading of the next command on a line of its own.
void part_headings_behind_lists(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

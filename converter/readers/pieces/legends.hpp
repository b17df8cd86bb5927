// A page's list of abbreviations, which are no troops: "10-pdr Par = 10-pounder Parrott rifle", "IR =
// Infanterieregiment".
#pragma once

#include "converter/readers/copied/lines.hpp"

#include <vector>

namespace estafette::readers {

/// Marks at least three lines in a row that each explain an abbreviation, with the titles between them ("Artillery"),
/// as no part of the order of battle; also the titles above, if one of the first says "Abbreviations".
void mark_legends(std::vector<TextLine>& lines, const PhraseBook& words);

/// "*) Of the three regiments in Salm one battalion goes" and the lines on which the sentence goes on: a footnote, and
/// no troops.
void mark_starred_footnotes(std::vector<TextLine>& lines);

}  // namespace estafette::readers

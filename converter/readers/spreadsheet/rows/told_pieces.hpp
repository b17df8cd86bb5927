// What a table tells of a unit in a column of something else: guns in one for weapons, battalions in one for notes.
#pragma once

#include "converter/readers/parts/parts.hpp"
#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// Takes the guns of a cell that names them by their calibre or model and says nothing else, so that the row is a
/// battery, and notes that as a guess. A row that has guns, battalions or a kind of its own stays as it is; so does one
/// whose column counts losses.
void take_pieces(std::string_view cell, const std::string& title, Parts& row, const PhraseBook& words);

/// True for a note of nothing but battalions or squadrons, "3 bns", of a row that does not tell them elsewhere: they
/// are then among its facts.
bool take_counts(std::string_view note, Parts& row, const PhraseBook& words);

/// The kinds of guns of a battery of which no column tells them: "6-pdr" in a note, or "2 x 12-pdr, 2 howitzers" beside
/// its four guns. A note that says anything else, or counts other guns than the row, tells nothing.
void take_guns_in_note(std::string_view note, Parts& row, const PhraseBook& words);

}  // namespace estafette::readers

// Guns that a table tells of in a column for weapons: "6 Napoleons" beside "B, 4th US".
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

}  // namespace estafette::readers

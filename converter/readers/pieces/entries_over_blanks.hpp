// Entries that go on behind a blank line, on a page that parts all its lines by blank ones, as copies of printed
// returns do: "4th Alabama, Lieut. Col." and, two lines below, "D. Halm."
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <string_view>
#include <vector>

namespace estafette::readers {

/// Joins the halves of such entries: one that ends with a rank, an initial behind a rank, a comma or an open bracket
/// has its rest on the next line, and so has one with a number that does not end with a stop where others do.
/// `as_typed`: the text whose lines they are, with the stops that have been taken off.
void join_entries_over_blanks(std::vector<TextLine>& lines, std::string_view as_typed, const PhraseBook& words);

}  // namespace estafette::readers

// Sorts of troops with a slip of the hand, which nobody would know for what they are:
//   3rd Cuirrassiers 300 · 29th Grenadeirs · Alba Huzzars, 3 squadrons
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// The line with each such word as it is spelt and with a note of what stood there: a word that means nothing, right
/// behind the number of a regiment, or in a line with a figure that tells of no other sort and names no leader. What
/// may be a name of somebody is left as it is.
[[nodiscard]] std::string with_sorts_spelt(std::string_view line, const PhraseBook& words);

/// The same of all lines that may be read.
void spell_misspelt_troops(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

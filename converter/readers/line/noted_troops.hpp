// A safety net: troops in a line that is only kept as a note.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string_view>

namespace estafette::readers {

/// True if a line that tells of no unit seems to tell of one: "Two squadrons of hussars came in at noon", "the 54th
/// Line held the wall", "600 grenadiers". A line that its author calls a note, or that tells of losses, of whom a
/// leader served does not; a footnote does if it counts some.
[[nodiscard]] bool seems_to_tell_of_troops(std::string_view text, bool footnote, const PhraseBook& words);

/// True if a line that may be a title ends in what is rather the strength of troops: "A detachment of the Guard, which
/// was to escort the King 3,600", "The sailors of the fleet, 300 men"; no year, number of a thing, total or loss.
[[nodiscard]] bool ends_in_strength(const Tokens& tokens, const PhraseBook& words);

}  // namespace estafette::readers

// A safety net: troops in a line that is only kept as a note.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string_view>

namespace estafette::readers {

/// True if a line that tells of no unit seems to tell of one: "Two squadrons of hussars came in at noon", "the 54th
/// Line held the wall", "600 grenadiers". A line that its author calls a note, or that tells of losses, of whom a
/// leader served does not; a footnote does if it counts some.
[[nodiscard]] bool seems_to_tell_of_troops(std::string_view text, bool footnote, const PhraseBook& words);

}  // namespace estafette::readers

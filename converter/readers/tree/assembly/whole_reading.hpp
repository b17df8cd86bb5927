// An order of battle with all that is told of its reading: how many lines were understood, what is asked, what the
// text's own sums say.
#pragma once

#include "converter/readers/reading.hpp"
#include "converter/readers/tree/tree.hpp"

#include <string>
#include <vector>

namespace estafette::readers {

/// What assemble() makes of a tree of lines, as a whole reading, with ids and the number of `lines` that were
/// understood. Throws Refusal as assemble() does, and for an outline without any troops.
[[nodiscard]] Reading reading_of(const TextOutline& outline, const std::vector<TextLine>& lines,
                                 const PhraseBook& words, Format format, const std::string& file);

}  // namespace estafette::readers

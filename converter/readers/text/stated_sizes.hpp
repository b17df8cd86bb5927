// Sentences that state a strength once for all: "All battalions are 600 men unless noted. Each squadron: 120."
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/unit/unit.hpp"

#include <vector>

namespace estafette::readers {

/// The sizes that the text states for all its troops. Each line stays what it is: a note.
[[nodiscard]] StatedSizes stated_sizes(const std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

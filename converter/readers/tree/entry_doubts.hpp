// What stands in the entry of a command or unit that may be more than its own: troops, another command, figures.
#pragma once

#include "converter/readers/tree/tree.hpp"

#include <vector>

namespace estafette::readers {

/// What a command or unit says that is not its own: troops that were not told apart, another command, figures that do
/// not say what they count. As lines to look at, without their file.
[[nodiscard]] std::vector<Problem> doubts_of_entry(const TextNode& row, const PhraseBook& words);

}  // namespace estafette::readers

// Turns lines into a tree: by indentation, by outline numbers, or by words of command in a flat text, whichever it
// uses.
#pragma once

#include "converter/readers/tree/tree.hpp"

#include <vector>

namespace estafette::readers {

[[nodiscard]] TextOutline outline_of(const std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

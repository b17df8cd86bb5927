// Troops that another command has lent: "From Power's Brigade", and below it its battalions that are here.
#pragma once

#include "converter/readers/tree/tree.hpp"

#include <vector>

namespace estafette::readers {

/// Makes a heading of each such line that has troops below it, so that they are with the command above and their notes
/// say whose they were. Where no other command stands above it, it is a command itself.
void find_lent_troops(std::vector<TextNode>& rows, const PhraseBook& words);

/// True for such a heading.
[[nodiscard]] bool is_lent(const TextNode& row, const PhraseBook& words);

}  // namespace estafette::readers

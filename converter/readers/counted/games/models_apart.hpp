// Units of a game that run on in a line, each with the bases or figures that it has: "9th Light - 5 bases 32nd Line - 4
// bases".
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// Gives each unit of a line that counts models at least twice a line of its own, behind the word for models: "9th
/// Light
/// - 5 bases 32nd Line - 4 bases 1 foot artillery" as three. A unit begins with a number or a capital; "3 bases light
/// cavalry" stays together. A line with a command in it stays as it is.
void part_models(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

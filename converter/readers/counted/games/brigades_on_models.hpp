// Brigades of a game that run on, each with its bases and its regiments in brackets, and are broken wherever the page
// was narrow:
//   1st Division -
//   Kern Brigade Stone - 3 bases (Guards & Fusiliers) Brigade
//   Roe - 2 bases (24th, 42nd)
#pragma once

#include "base/problem.hpp"
#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// Gives each such brigade, and the command and leader before the first, a line of its own: "1st Division - Kern",
/// "Brigade Stone - 3 bases (Guards & Fusiliers)", "Brigade Roe - 2 bases (24th, 42nd)". Asks about those whose ends
/// cannot be told, which stay as they are.
[[nodiscard]] std::vector<Problem> part_brigades_on_models(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers

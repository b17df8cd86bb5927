// The guns of a battery told at the end of its line, as French lists have them, sort by sort with the word for pounds.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "2e compagnie du 5e régiment, chacune avec 4 pièces de 8 livres et 2 obusiers de 6 pouces." with its guns in a
/// bracket: "2e compagnie du 5e régiment (4 pièces de 8, 2 obusiers chacune)".
[[nodiscard]] std::string with_guns_in_bracket(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers

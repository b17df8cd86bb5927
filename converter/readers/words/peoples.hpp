// Whose troops a line tells of, by the people or country that it begins with: "The French: ...", "Bavaria (VII Corps)".
#pragma once

#include "converter/readers/words/words.hpp"

#include <cstddef>

namespace estafette::readers {

/// The token behind the people or country that a line begins with, also behind an article; 0 if it begins with none.
[[nodiscard]] std::size_t behind_people(const Tokens& tokens, const PhraseBook& words);

}  // namespace estafette::readers

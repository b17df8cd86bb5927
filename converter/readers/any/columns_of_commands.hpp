// Tables in which each command has columns of its own, with its troops and their strengths below it: three corps side
// by side.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>

namespace estafette::readers {

/// The same as typed lines that stand beside each other; any other text as it is. Every line keeps its number.
[[nodiscard]] std::string with_columns_of_commands_told(const std::string& utf8, const PhraseBook& words);

}  // namespace estafette::readers

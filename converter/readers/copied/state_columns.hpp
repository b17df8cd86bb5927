// Two columns of regiments, called after states, that became one line.
#pragma once

#include "converter/readers/words/words.hpp"

#include <cstddef>
#include <string_view>

namespace estafette::readers {

/// "82d Indiana 31st Ohio": where the second begins; 0 if none does. So in "9th Indian 41st Ohio", where one of the
/// states is misprinted.
[[nodiscard]] std::size_t second_regiment(std::string_view text, const PhraseBook& words);

}  // namespace estafette::readers

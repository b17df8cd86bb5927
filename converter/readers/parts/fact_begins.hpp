// With which tokens a figure or another fact may begin: most words of a line are names, and need no other look.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string_view>

namespace estafette::readers {

inline constexpr std::string_view kWithStroke = "w";  ///< the word of "w/ 2 guns"

/// False if no fact begins with that token; `words_too` counts kinds, qualities, levels and nations among facts.
[[nodiscard]] bool may_begin_fact(const Token& token, const PhraseBook& words, bool words_too);

}  // namespace estafette::readers

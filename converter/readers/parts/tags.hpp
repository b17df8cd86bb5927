// What stands in square brackets behind a name: "[Saxony; light cavalry; veteran]", "[Elan 5, Light]".
#pragma once

#include "converter/readers/parts/parts.hpp"

#include <cstddef>
#include <string_view>

namespace estafette::readers {

/// Takes what tokens [from, to) within the brackets tell: each part is a fact, in the outline's words or any others
/// that we know, or a note. A kind of troops makes a unit of the name before it, unless a rating of a game opens the
/// bracket: then it may be a brigade's. "[guessed: 4 guns of one battery]" is a mark of whoever put the line in order.
void take_tags(std::string_view text, const Tokens& tokens, std::size_t from, std::size_t to, const PhraseBook& words,
               Parts& parts);

/// True if a rating of a game stands at the beginning of tokens [from, to), by itself: "Elan 5", which is no word of an
/// order of battle with its figure.
[[nodiscard]] bool begins_with_rating(const Tokens& tokens, std::size_t from, std::size_t to, const PhraseBook& words);

}  // namespace estafette::readers

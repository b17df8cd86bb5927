// What stands between two of a list: a comma, "&", a word for "and".
#pragma once

#include "converter/readers/words/words.hpp"

#include <cstddef>

namespace estafette::readers {

/// "E" of "Battery E, 2d Illinois", "I" of "Troop I, 4th Cavalry": the letter of a battery, company or troop, which is
/// "and" in Italy and in Poland.
[[nodiscard]] bool is_letter_of_unit(const Tokens& tokens, std::size_t at, const PhraseBook& words);

/// "et" of "1st Saône-et-Loire": a part of a name, between hyphens.
[[nodiscard]] bool is_within_hyphens(const Tokens& tokens, std::size_t at);

/// "&" or a word for "and" at that token; false behind the last.
[[nodiscard]] bool is_and(const Tokens& tokens, std::size_t at, const PhraseBook& words);

/// The same, or a comma.
[[nodiscard]] bool is_joint(const Tokens& tokens, std::size_t at, const PhraseBook& words);

/// "the", "der" at that token; false behind the last.
[[nodiscard]] bool is_the(const Tokens& tokens, std::size_t at, const PhraseBook& words);

/// "a", "an" at that token, which counts one of several; false behind the last.
[[nodiscard]] bool is_a(const Tokens& tokens, std::size_t at, const PhraseBook& words);

}  // namespace estafette::readers

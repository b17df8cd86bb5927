// Takes off what surrounds the words of a line on a web page, in a wiki or in a forum: tags, links, marks of footnotes,
// [edit], quoting signs, letters set apart. What is left is the line as a person reads it.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "=== [[I Corps]] === [edit]" is "### I Corps". Brackets of nothing but furniture are left out; others stay.
[[nodiscard]] std::string without_markup(std::string_view line, const PhraseBook& words);

/// "V I   C O R P S" is "VI CORPS"; any other line is the same.
[[nodiscard]] std::string letters_joined(std::string_view line);

}  // namespace estafette::readers

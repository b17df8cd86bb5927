// What lists and catalogues call a regiment by, in brackets behind its name: "Rochow (C8)", "Itzenplitz (IR13)".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Rochow (C8), 5 sqns" as "Rochow [Note: C8], 5 sqns": no figure counts anything that stands right behind a capital.
/// Not of what is counted by such a letter, if a word for it is known.
[[nodiscard]] std::string with_codes_noted(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers

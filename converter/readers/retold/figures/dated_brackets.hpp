// Brackets that say when: when troops were there, "Bataillon de marine (jusqu'à décembre 1870)", or when a book came
// out, "after Roe (1998)".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Marine Battalion (to June 1870)" as "Marine Battalion [Note: to June 1870]": a month and a year at the end of an
/// entry count nothing, and name no other unit.
[[nodiscard]] std::string with_dated_bracket_noted(std::string_view line, const PhraseBook& words);

/// "The lists are based on Roe (1998) and Kern (2007)." with "Note: " before it: in a sentence that has no other
/// figures, and tells of no sort of troops, these are years of books.
[[nodiscard]] std::string with_cited_books_noted(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers

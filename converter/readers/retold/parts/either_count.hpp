// Counts that a source leaves open, and thousands that a slip of the pen parts from their comma.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "4e Légère (3 or 4 bns)" as "4e Légère (4 bns) [Note: 3 or 4 bns]": the higher of two counts that follow each other.
[[nodiscard]] std::string with_higher_of_two(std::string_view line, const PhraseBook& words);

/// "4th Line between 700 and 800", "10e de ligne 780 ou 706" as "4th Line 700\u2013800 men", "10e de ligne 706\u2013780
/// men": two strengths at the end of a line with one word between them. Years, and a higher figure that goes first
/// without a word that leaves it open, are none.
[[nodiscard]] std::string with_strength_between(std::string_view line, const PhraseBook& words);

/// "(Strength 2, 159 men)" as "(Strength 2,159 men)": nothing but a figure stands between the word and the comma.
[[nodiscard]] std::string with_thousands_joined(std::string_view line, const PhraseBook& words);

/// "Companies A, B and C, 2nd US Cavalry" as "2nd US Cavalry, Companies A, B and C".
[[nodiscard]] std::string with_companies_behind(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers

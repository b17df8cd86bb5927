// Square and curly brackets where other texts have round ones: "60e Ligne [3]", "Sievsk Regiment [2][1,012]", "{2
// bns}".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>

namespace estafette::readers {

/// The text with round brackets for curly ones, and for the square ones of "60e Ligne [3]", "35e Ligne [4]", "1er
/// Légère [3]", if there are at least three of them, all with a blank before the bracket, none has a figure above 8,
/// they do not rise from line to line, as footnotes do, and four in five stand behind troops, as ratings of leaders do
/// not; and for all that hold figures, "[2][1,012 men]", if no
/// round ones do.
[[nodiscard]] std::string with_round_brackets(std::string text, const PhraseBook& words);

}  // namespace estafette::readers
